import { Plural } from '@lingui/react/macro';
import { Badge } from '#app/ui/badge.tsx';

/** The number of new cars; nothing if there are none or it is unknown. */
export function NewBadge({ count }: { readonly count: number | undefined }) {
  if (count === undefined || count === 0) return null;
  return (
    <Badge tone="green">
      <Plural value={count} one="# new" other="# new" />
    </Badge>
  );
}
