import { Trans, useLingui } from '@lingui/react/macro';
import { SquareDashed, Trash2 } from 'lucide';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { PhotoImage } from '#app/features/photos/photo-image.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import type { DraftPhoto } from '#offline/drafts/draft.schema.ts';
import { boxAfterKey } from './blur-boxes.ts';
import styles from './blur-editor.module.css';
import type { BlurBox, useBlurBoxes } from './use-blur-boxes.ts';

export type BlurEditorProps = {
  readonly photo: DraftPhoto;
  readonly name: string;
  readonly boxes: ReturnType<typeof useBlurBoxes>;
};

const percentOf = (share: number) => Math.round(share * 100);

/** An editor for drawing boxes on a photo, whose areas are made unrecognisable. */
export function BlurEditor({ photo, name, boxes: { boxes, add, change, remove, stage } }: BlurEditorProps) {
  const { t } = useLingui();
  const help = useId();
  const [said, setSaid] = useState('');
  const newest = useRef<number>(undefined);

  function onKeyDown(event: KeyboardEvent, { id, area }: BlurBox, number: number) {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(id);
      setSaid(t`Area ${number} removed`);
      return;
    }
    const next = boxAfterKey(area, event);
    if (!next) return;
    event.preventDefault();
    change(id, next);
    const [left, top] = [percentOf(next.x), percentOf(next.y)];
    const [width, height] = [percentOf(next.width), percentOf(next.height)];
    setSaid(t`${left}% from the left, ${top}% from the top, ${width}% wide, ${height}% high`);
  }

  return (
    <div className={layouts.stack12}>
      <p>
        <Trans>
          Drag across a plate or a face. Once saved, what was there cannot be restored, not even by you.
        </Trans>
      </p>
      <div className={styles.stage} data-base-ui-swipe-ignore="" {...stage}>
        <PhotoImage photo={photo} alt={name} fit="whole" />
        <ul className={styles.boxes} aria-label={t`Areas to blur`}>
          {boxes.map((box, place) => {
            const { id, area } = box;
            const number = place + 1;
            return (
              <li key={id}>
                <button
                  type="button"
                  ref={(button) => {
                    if (button && newest.current === id) {
                      newest.current = undefined;
                      button.focus();
                    }
                  }}
                  data-box={id}
                  className={styles.box}
                  style={{
                    left: `${area.x * 100}%`,
                    top: `${area.y * 100}%`,
                    width: `${area.width * 100}%`,
                    height: `${area.height * 100}%`,
                  }}
                  aria-label={t`Area ${number}`}
                  aria-describedby={help}
                  onKeyDown={(event) => onKeyDown(event, box, number)}
                >
                  <span data-corner="" className={styles.corner} />
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <p id={help} className={classNames(texts.quiet, styles.help)}>
        <Trans>With a keyboard: arrows move an area, Shift and an arrow resize it, Delete removes it.</Trans>
      </p>
      <div className={layouts.wrap8}>
        <Button
          variant="secondary"
          size="dense"
          icon={<Icon of={SquareDashed} size={18} />}
          onClick={() => {
            newest.current = add();
          }}
        >
          <Trans>Add area</Trans>
        </Button>
        <Button
          variant="text"
          size="dense"
          icon={<Icon of={Trash2} size={18} />}
          disabled={boxes.length === 0}
          onClick={() => {
            const last = boxes.at(-1);
            if (last) remove(last.id);
          }}
        >
          <Trans>Remove last area</Trans>
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}
