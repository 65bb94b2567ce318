import { Trans } from '@lingui/react/macro';
import { BellRing } from 'lucide';
import type { ReactNode } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import { RowLink } from '#app/ui/link/row-link.tsx';
import { awaitedPath } from '#contract/collections/awaited-id.ts';
import { useAwaited } from './use-awaited.ts';

/** Row for a new model the visitor is waiting for: on sale now, or still upcoming. */
export function AwaitedRow({ otherwise }: { readonly otherwise: ReactNode }) {
  const rows = useAwaited();
  const ids = rows.map(({ id }) => id).join();
  const items = useApi('awaitedModels', ids === '' ? undefined : { ids }).data?.items ?? [];
  const onSale = items.find(({ isOnSale }) => isOnSale);
  const [first] = rows;
  if (!first || (otherwise !== null && !onSale)) return otherwise;
  const { id, name } = onSale ?? first;
  const expected = items.find((item) => item.id === id)?.expected;
  return (
    <RowLink
      href={awaitedPath(id) ?? '/'}
      sign={
        <IconTile>
          <Icon of={BellRing} />
        </IconTile>
      }
      title={onSale ? <Trans>{name} is on sale now</Trans> : name}
      note={
        onSale ? (
          <Trans>You waited for it</Trans>
        ) : expected ? (
          <Trans>Expected in {expected}</Trans>
        ) : (
          <Trans>You will be told when it is on sale</Trans>
        )
      }
    />
  );
}
