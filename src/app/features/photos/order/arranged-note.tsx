import { Plural, Trans } from '@lingui/react/macro';
import { LayoutGrid } from 'lucide';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';

type Props = {
  readonly count: number;
  readonly hasGuesses: boolean;
  /** Makes every guess the seller's own word. */
  onConfirm(): void;
};

/** How photos that were put in order are corrected. */
export function ArrangedNote({ count, hasGuesses, onConfirm }: Props) {
  return (
    <div className={classNames(tints.neutral, patterns.notice)}>
      <Icon of={LayoutGrid} size={24} />
      <div className={layouts.fill}>
        <p className={classNames(texts.lead, patterns.stressed)}>
          <strong>
            <Plural value={count} one="# photo is in its place" other="# photos are in their places" />
          </strong>
        </p>
        <p>
          <Trans>Wrong name: tap it. Wrong order: hold and drag.</Trans>
        </p>
        {hasGuesses ? (
          <Button variant="text" size="dense" onClick={onConfirm}>
            <Trans>All names are right</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
