import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CarFront, ChevronRight, Copy, Trash2, TriangleAlert } from 'lucide';
import { useState } from 'react';
import { carName } from '#app/features/sell/draft/car-name.ts';
import { progressOf } from '#app/features/sell/draft/draft-progress.ts';
import { copyDraft, type SellFailure, takeBack, throwAway } from '#app/features/sell/draft/drafts-store.ts';
import { SellFailureText } from '#app/features/sell/sell-failure-text.tsx';
import { DraftLane } from '#app/features/sell/steps/step-progress.tsx';
import { useTextChecks } from '#app/forms/use-text-checks.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { UndoBar } from '#app/ui/undo-bar.tsx';
import { formatPrice } from '#contract/money.ts';
import { sellStepPath } from '#contract/paths.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import type { DraftSummary } from '#offline/drafts/drafts.ts';
import styles from './sell-rows.module.css';

/** Unsent drafts, each with a link to the step where it was left. */
export function DraftList({ drafts }: { readonly drafts: readonly DraftSummary[] }) {
  const [removed, setRemoved] = useState<DraftSummary>();
  const [failure, setFailure] = useState<SellFailure>();
  useTextChecks();
  const name = useDraftName();

  async function remove(draft: DraftSummary): Promise<void> {
    const done = await throwAway(draft.id);
    if (done.ok) setRemoved(draft);
    setFailure(done.ok ? undefined : done.failure);
  }

  async function copy(draft: DraftSummary): Promise<void> {
    const done = await copyDraft(draft.id);
    setFailure(done.ok ? undefined : done.failure);
  }

  return (
    <>
      {failure === undefined ? null : (
        <p role="alert" className={styles.failure}>
          <Icon of={TriangleAlert} size={18} />
          <SellFailureText failure={failure} />
        </p>
      )}
      <ul className={classNames(layouts.stack12, styles.cards)}>
        {drafts.map((draft) => (
          <DraftCard
            key={draft.id}
            draft={draft}
            onCopy={() => void copy(draft)}
            onRemove={() => void remove(draft)}
          />
        ))}
      </ul>
      {removed === undefined ? null : (
        <UndoBar
          key={removed.id}
          onUndo={() => void takeBack(removed.id)}
          onEnd={() => setRemoved(undefined)}
        >
          <Trans>{name(removed)} deleted</Trans>
        </UndoBar>
      )}
    </>
  );
}

function useDraftName(): (draft: DraftSummary) => string {
  const { t } = useLingui();
  return ({ form }) => carName(form) ?? t`No car chosen yet`;
}

type CardProps = { readonly draft: DraftSummary; onCopy(): void; onRemove(): void };

function DraftCard({ draft, onCopy, onRemove }: CardProps) {
  const language = useLanguage();
  const momentText = useMomentText();
  const name = useDraftName()(draft);
  const { form, photoCount, lastStep, id, editedAt, coverPreview, refusal } = draft;
  const { done, of, isWhole } = progressOf(form, photoCount);
  const price = readRupiah(form.price ?? '');
  const edited = momentText(editedAt);
  return (
    <li className={layouts.raisedCard}>
      <AppLink
        href={sellStepPath(refusal ? 'review' : lastStep, id)}
        className={classNames(patterns.ringInside, styles.link)}
      >
        <Thumbnail preview={coverPreview} />
        <span className={layouts.narrow}>
          <span className={texts.leadLine}>{name}</span>
          <span className={styles.note}>
            {price === undefined ? null : <>{formatPrice(price, language)} · </>}
            <Plural value={photoCount} _0="no photos yet" one="# photo" other="# photos" />
          </span>
          <span className={styles.note}>
            <Trans>Edited {edited}</Trans>
          </span>
        </span>
        <Icon of={ChevronRight} className={styles.chevron} />
        <span className={styles.lane}>
          <DraftLane done={done} of={of} />
        </span>
        <span className={refusal ? styles.wrong : styles.state}>
          {refusal ? (
            <Trans>Something needs fixing</Trans>
          ) : isWhole ? (
            <Trans>Ready to publish</Trans>
          ) : (
            <Trans>
              {done} of {of} steps done
            </Trans>
          )}
        </span>
      </AppLink>
      <div className={styles.actions}>
        <Button variant="text" size="dense" icon={<Icon of={Copy} size={18} />} onClick={onCopy}>
          <Trans>Duplicate</Trans>
          <span className="visually-hidden">: {name}</span>
        </Button>
        <Button variant="text" size="dense" icon={<Icon of={Trash2} size={18} />} onClick={onRemove}>
          <Trans>Delete</Trans>
          <span className="visually-hidden">: {name}</span>
        </Button>
      </div>
    </li>
  );
}

/** The cover's preview, stored with the draft; an outline of a car without one. */
export function Thumbnail({ preview }: { readonly preview: string | null }) {
  return (
    <span
      className={styles.thumbnail}
      style={preview === null ? undefined : { backgroundImage: `url("${preview}")` }}
    >
      {preview === null ? <Icon of={CarFront} size={24} /> : null}
    </span>
  );
}
