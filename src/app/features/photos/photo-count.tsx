import { Trans } from '@lingui/react/macro';
import { classNames } from '#app/ui/class-names.ts';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { photoGuides } from '#contract/listing/photo-guide.ts';
import { missingOf, slotsOf } from './order/photo-slots.ts';
import { useDraftPhotos } from './use-draft-photos.ts';

type Props = {
  readonly draftId: string;
  /** The car's model, once it is known. */
  readonly car?: string | undefined;
};

/** Below the step's title: how many of the guided slots are filled, or what makes good photos. */
export function PhotoCount({ draftId, car }: Props) {
  const state = useDraftPhotos(draftId);
  const photos = state.kind === 'known' ? state.value : [];
  const total = photoGuides.length;
  const filled = total - missingOf(slotsOf(photos).map(({ shows }) => shows)).length;
  if (photos.length === 0)
    return (
      <p className={texts.quiet}>
        <Trans>In good light, and without the papers. They are safe on this device right away.</Trans>
      </p>
    );
  return (
    <p className={classNames(texts.quietFigures, patterns.stressed)}>
      {car ? `${car} · ` : null}
      <Trans>
        <strong>
          {filled} of {total}
        </strong>{' '}
        angles filled
      </Trans>
    </p>
  );
}
