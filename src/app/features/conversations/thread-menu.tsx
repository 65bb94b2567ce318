import { Trans, useLingui } from '@lingui/react/macro';
import { EllipsisVertical } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { useAccountCall } from '#app/data/account/use-account-call.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { syncInbox } from '#app/data/conversations/sync-inbox.ts';
import { Button } from '#app/ui/button.tsx';
import { Choice, ChoiceGroup } from '#app/ui/form/choice.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import layouts from '#app/ui/layouts.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import texts from '#app/ui/texts.module.css';
import type { ConversationView } from '#contract/conversations/conversation.schema.ts';
import {
  type ConversationReportReason,
  conversationReportReasons,
} from '#contract/conversations/conversation.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import { useConversationWords } from './conversation-words.ts';
import type { useSend } from './use-conversations.ts';

type Props = {
  readonly view: ConversationView;
  readonly block: (accountId: string) => ReactNode;
  readonly send: ReturnType<typeof useSend>;
};

/** What one can do about a conversation: numbers, archive, report, block. */
export function ThreadMenu({ view, block, send }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const api = useApiClient();
  const { isBusy, failure, run } = useAccountCall();
  const { id, isSharing, isOtherSharing, isArchived, other, isOpen: canWrite } = view;

  async function archive(): Promise<void> {
    const noted = await run((client) =>
      client.post('noteConversation', { conversationId: String(id), isArchived: isArchived ? '0' : '1' }),
    );
    if (noted) void syncInbox((name, fields) => api.post(name, fields));
    if (noted) setIsOpen(false);
  }

  return (
    <>
      <IconButton
        label={t`More`}
        icon={<Icon of={EllipsisVertical} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t`This conversation`}>
        <div className={layouts.stack16}>
          {canWrite ? (
            <div className={layouts.stack8}>
              <Button
                variant={isSharing ? 'secondary' : 'primary'}
                onClick={() => {
                  setIsOpen(false);
                  void send({ kind: 'numbers', isAgreed: isSharing ? '0' : '1' });
                }}
              >
                {isSharing ? <Trans>Hide my number</Trans> : <Trans>Show my number</Trans>}
              </Button>
              <p className={texts.note}>
                {isSharing && isOtherSharing ? (
                  <Trans>Both of you see each other’s number.</Trans>
                ) : isSharing ? (
                  <Trans>Your number is seen once the other shows theirs.</Trans>
                ) : isOtherSharing ? (
                  <Trans>The other would like to exchange numbers.</Trans>
                ) : (
                  <Trans>Numbers are seen once both of you show them. Either can hide them again.</Trans>
                )}
              </p>
            </div>
          ) : null}
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => void archive()}>
            {isArchived ? <Trans>Back to the list</Trans> : <Trans>Archive</Trans>}
          </Button>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsReporting(true)}>
            <Trans>Report</Trans>
          </Button>
          {other.id === null ? null : block(other.id)}
          <CallProblem failure={failure} />
          {isReporting ? <ReportForm conversationId={id} /> : null}
        </div>
      </Sheet>
    </>
  );
}

function ReportForm({ conversationId }: { readonly conversationId: number }) {
  const { t } = useLingui();
  const group = useId();
  const { reasons } = useConversationWords();
  const { isBusy, failure, run } = useAccountCall();
  const [reason, setReason] = useState<ConversationReportReason>('fraud');
  const [details, setDetails] = useState('');
  const [clientId] = useState(newClientId);
  const [isSent, setIsSent] = useState(false);
  if (isSent)
    return (
      <p role="status">
        <Trans>Thank you. Our staff read this conversation and decide.</Trans>
      </p>
    );
  return (
    <form
      className={layouts.stack12}
      onSubmit={async (event) => {
        event.preventDefault();
        const fields = { conversationId: String(conversationId), reason, details: details.trim(), clientId };
        if (await run((api) => api.post('reportConversation', fields))) setIsSent(true);
      }}
    >
      <ChoiceGroup legend={<Trans>What is wrong?</Trans>}>
        {conversationReportReasons.map((each) => (
          <Choice
            key={each}
            type="radio"
            name={group}
            checked={each === reason}
            onChange={() => setReason(each)}
          >
            {reasons[each]}
          </Choice>
        ))}
      </ChoiceGroup>
      <TextAreaField
        label={t`Details (optional)`}
        rows={3}
        longest={500}
        value={details}
        onChange={({ target }) => setDetails(target.value.slice(0, 500))}
      />
      <p className={texts.note}>
        <Trans>Staff can then read this conversation. Nobody else can.</Trans>
      </p>
      <Button type="submit" isWide aria-disabled={isBusy}>
        <Trans>Send the report</Trans>
      </Button>
      <CallProblem failure={failure} />
    </form>
  );
}
