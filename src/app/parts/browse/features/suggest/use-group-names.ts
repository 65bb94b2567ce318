import { useLingui } from '@lingui/react/macro';
import type { OptionGroupKind } from './suggestion-options.ts';

export function useGroupNames(): Readonly<Record<OptionGroupKind, string>> {
  const { t } = useLingui();
  return {
    recent: t`Recent searches`,
    popular: t`Popular models`,
    brand: t`Brands`,
    model: t`Models`,
    variant: t`Variants`,
    'body-type': t`Body types`,
    place: t`Places`,
    words: t`Search for`,
  };
}
