import { Plural } from '@lingui/react/macro';
import { Badge } from '#app/ui/badge.tsx';

/** How many cars are new; nothing where none are, or where it is not known. */
export function NewBadge({ count }: { readonly count: number | undefined }) {
  if (count === undefined || count === 0) return null;
  return (
    <Badge tone="green">
      <Plural value={count} one="# new" other="# new" />
    </Badge>
  );
}
