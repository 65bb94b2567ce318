import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, ImagePlus, SendHorizontal } from 'lucide';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { Chip, ChipRow } from '#app/ui/chip.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';
import texts from '#app/ui/texts.module.css';
import {
  type ConversationRole,
  conversationLimits,
  type ReadyQuestion,
  readyAnswers,
} from '#contract/conversations/conversation.ts';
import { formWords } from '#contract/form/form-words.ts';
import type { ThreadKey } from '#offline/conversations/queue-message.ts';
import styles from './composer.module.css';
import { useConversationWords } from './conversation-words.ts';
import { useMessageDraft } from './use-message-draft.ts';
import { VisitSheet } from './visit-sheet.tsx';

/** Renders the photos of a draft. */
export type PhotosSlot = (draftId: string) => ReactNode;

type Props = {
  readonly thread: ThreadKey;
  readonly role: ConversationRole;
  /** Those that the ad leaves open and that were not asked yet. */
  readonly questions: readonly ReadyQuestion[];
  readonly photos: PhotosSlot;
  readonly send: ReturnType<typeof import('./use-conversations.ts').useSend>;
};

/** Where a message is written: ready questions or answers, a time to see the car, photos, and words. */
export function Composer({ thread, role, questions, photos, send }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const isOnline = useIsOnline();
  const words = useConversationWords();
  const draft = useMessageDraft(thread);
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasPhotos, setHasPhotos] = useState(false);
  const [isVisiting, setIsVisiting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isLong = draft.text.length > conversationLimits.textLength;

  async function queue(fields: Readonly<Record<string, string>>, draftId?: string): Promise<void> {
    const queued = await send(fields, draftId);
    setProblem(
      queued.ok ? undefined : t`This device cannot keep the message. Free some space and try again.`,
    );
    if (queued.ok && draftId !== undefined) {
      draft.clear();
      setHasPhotos(false);
    }
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    const text = draft.text.trim();
    if (isLong) return setProblem(formWords.too_long[language]);
    if (text === '' && !hasPhotos) {
      field.current?.focus();
      return;
    }
    // The last letter may still be on its way to the device.
    await draft.settled();
    const draftId = draft.idNow();
    if (draftId !== undefined) await queue({ kind: 'text', text }, draftId);
    field.current?.focus();
  }

  async function addPhotos(): Promise<void> {
    if ((await draft.open()) !== undefined) setHasPhotos(true);
  }

  return (
    <form className={styles.composer} onSubmit={(event) => void submit(event)}>
      <ChipRow label={role === 'buyer' ? t`Ready questions` : t`Ready answers`}>
        {role === 'buyer'
          ? questions.map((question) => (
              <Chip key={question} onClick={() => void queue({ kind: 'question', question })}>
                {words.questions[question]}
              </Chip>
            ))
          : readyAnswers.map((answer) => (
              <Chip key={answer} onClick={() => void queue({ kind: 'answer', answer })}>
                {words.answers[answer]}
              </Chip>
            ))}
      </ChipRow>
      {hasPhotos && draft.draftId !== undefined ? (
        <div className={styles.photos}>{photos(draft.draftId)}</div>
      ) : null}
      <div className={styles.row}>
        <IconButton
          label={t`Propose a time to see the car`}
          icon={<Icon of={CalendarDays} />}
          aria-haspopup="dialog"
          onClick={() => setIsVisiting(true)}
        />
        <IconButton label={t`Add photos`} icon={<Icon of={ImagePlus} />} onClick={() => void addPhotos()} />
        <textarea
          ref={field}
          rows={1}
          className={styles.text}
          aria-label={t`Message`}
          placeholder={t`Message`}
          value={draft.text}
          aria-invalid={isLong || undefined}
          onChange={({ target }) => {
            setProblem(undefined);
            draft.type(target.value);
          }}
          onKeyDown={(event) => {
            // A phone's return key begins a new line; Enter sends where there is a real keyboard.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            if (!matchMedia('(pointer: fine)').matches) return;
            event.preventDefault();
            void submit();
          }}
        />
        <IconButton
          type="submit"
          label={t`Send`}
          className={styles.send}
          icon={<Icon of={SendHorizontal} />}
        />
      </div>
      {problem === undefined && draft.failure === undefined ? (
        isOnline ? null : (
          <p className={texts.note}>
            <Trans>No signal: what you write is sent when it is back.</Trans>
          </p>
        )
      ) : (
        <p role="alert" className={styles.problem}>
          {problem ?? (draft.failure ? <FailureText failure={draft.failure} /> : null)}
        </p>
      )}
      <VisitSheet
        isOpen={isVisiting}
        onClose={() => setIsVisiting(false)}
        onPropose={(fields) => {
          setIsVisiting(false);
          void queue({ kind: 'visit', ...fields });
        }}
      />
    </form>
  );
}

type FailureProps = { readonly failure: NonNullable<ReturnType<typeof useMessageDraft>['failure']> };

function FailureText({ failure }: FailureProps): ReactNode {
  return failure === 'missing' || failure === 'limit' ? (
    <Trans>This device cannot keep the message. Free some space and try again.</Trans>
  ) : (
    <DeviceFailureText failure={failure} />
  );
}
