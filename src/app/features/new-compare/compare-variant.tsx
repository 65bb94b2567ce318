import { Trans, useLingui } from '@lingui/react/macro';
import { Scale } from 'lucide';
import type { MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink, isPlain } from '#app/ui/link/app-link.tsx';
import { pathInLanguage } from '#contract/language.ts';
import {
  compareNewPath,
  mostCompared,
  type VariantName,
  variantId,
} from '#contract/new-compare/variant-ids.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import styles from './compare-variant.module.css';
import { lastComparison, rememberComparison } from './last-comparison.ts';

type Props = VariantName & { readonly kind: VehicleKind; readonly label: string };

/** A link that adds this variant to the last viewed comparison, if any; the oldest leaves a full one. */
export function CompareVariant({ kind, label, ...name }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const id = variantId(name);
  function join(event: MouseEvent<HTMLAnchorElement>) {
    const before = lastComparison(kind).filter((each) => each !== id);
    if (!isPlain(event)) return;
    event.preventDefault();
    const joined = [...before, id].slice(-mostCompared);
    // Before its page is there, so that a visitor who goes on at once keeps this one.
    rememberComparison(kind, joined);
    navigate(pathInLanguage(compareNewPath(kind, joined), language));
  }
  return (
    <AppLink
      href={compareNewPath(kind, [id])}
      className={styles.compare}
      aria-label={t`Compare: ${label}`}
      onClick={join}
    >
      <Icon of={Scale} size={18} />
      <Trans>Compare</Trans>
    </AppLink>
  );
}
