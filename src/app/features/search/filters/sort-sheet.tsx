import { useLingui } from '@lingui/react/macro';
import { SortLinks, type SortLinksProps } from '#app/features/search/sort-links.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';

type Props = SortLinksProps & { readonly isOpen: boolean; onClose(): void };

/** The sort orders of a list in a sheet, which closes on selection. */
export function SortSheet({ isOpen, onClose, ...links }: Props) {
  const { t } = useLingui();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t`Sort`}>
      <SortLinks {...links} />
    </Sheet>
  );
}
