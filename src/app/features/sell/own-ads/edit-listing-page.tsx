import { Trans } from '@lingui/react/macro';
import { CircleAlert, KeyRound, WifiOff } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '#app/data/api/api-error.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { publishDraft } from '#app/data/sell/outbox.ts';
import type { SellFailure } from '#app/features/sell/draft/drafts-store.ts';
import { thanksParameter } from '#app/features/sell/draft/thanks-parameter.ts';
import { SellFailureText } from '#app/features/sell/sell-failure-text.tsx';
import { SellFrame } from '#app/features/sell/steps/sell-frame.tsx';
import { StepPlace } from '#app/features/sell/steps/sell-step.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { myListingPath } from '#contract/account/account-paths.ts';
import { sellPath } from '#contract/paths.ts';
import { draftOfListing, editPath } from './edit-listing.ts';
import type { VerifySlot } from './own-ads.tsx';

type Problem =
  | { readonly kind: 'offline' | 'signed-out' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'device'; readonly failure: SellFailure };

type Props = {
  readonly id: number;
  /** Sends the listing without the form, with the given price if there is one (docs/product.md#editing). */
  readonly direct: { readonly price: string | undefined } | undefined;
  readonly verify: VerifySlot;
};

/** Opens an own listing as a draft, and navigates to it. */
export function EditListing({ id, direct, verify }: Props) {
  const api = useApiClient();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<Problem>();
  const [attempt, setAttempt] = useState(0);
  const [isVerifying, setIsVerifying] = useState(false);
  const isDirect = direct !== undefined;
  const price = direct?.price;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another run.
  useEffect(() => {
    let isWanted = true;
    const open = async (): Promise<Problem | undefined> => {
      const done = await draftOfListing(api, id, price);
      if (!done.ok) return { kind: 'device', failure: done.failure };
      if (!isWanted) return undefined;
      // An edit already in progress here is reviewed before it is sent.
      if (!isDirect || (price !== undefined && done.wasBegun)) {
        navigate(editPath(done.draftId, location.hash.slice(1)), { replace: true });
        return undefined;
      }
      const queued = await publishDraft(done.draftId, language);
      if (!queued.ok) return { kind: 'device', failure: queued.failure };
      const next = price === undefined ? `${sellPath}?${thanksParameter}=${queued.row.id}` : myListingPath;
      navigate(next, { replace: true });
      return undefined;
    };
    open().then(
      (found) => isWanted && setProblem(found),
      (cause: unknown) => isWanted && setProblem(problemOf(cause)),
    );
    return () => {
      isWanted = false;
    };
  }, [api, id, isDirect, price, language, navigate, attempt]);

  if (problem === undefined) return <StepPlace step="review" />;
  const tryAgain = () => {
    setProblem(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <SellFrame step={undefined} isHeading>
      <BlankState
        icon={icons[problem.kind]}
        title={<Title problem={problem} />}
        actions={
          problem.kind === 'signed-out' ? (
            <Button onClick={() => setIsVerifying(true)}>
              <Trans>Sign in</Trans>
            </Button>
          ) : (
            <Button onClick={tryAgain}>
              <Trans>Try again</Trans>
            </Button>
          )
        }
      >
        <Words problem={problem} />
      </BlankState>
      {verify({
        mobile: undefined,
        isSentAtOnce: false,
        isOpen: isVerifying,
        onClose: () => {
          setIsVerifying(false);
          tryAgain();
        },
      })}
    </SellFrame>
  );
}

const icons = {
  offline: WifiOff,
  'signed-out': KeyRound,
  refused: CircleAlert,
  device: CircleAlert,
} as const;

function problemOf(cause: unknown): Problem {
  if (!(cause instanceof ApiError)) return { kind: 'offline' };
  return cause.code === 'unauthorized' ? { kind: 'signed-out' } : { kind: 'refused', message: cause.message };
}

function Title({ problem }: { readonly problem: Problem }): ReactNode {
  if (problem.kind === 'signed-out') return <Trans>Sign in to edit your ad</Trans>;
  if (problem.kind === 'offline') return <Trans>This ad is not on this device yet</Trans>;
  return <Trans>The ad cannot be opened</Trans>;
}

function Words({ problem }: { readonly problem: Problem }): ReactNode {
  switch (problem.kind) {
    case 'signed-out':
      return <Trans>Only its owner can change it. All you need is a code sent to your number.</Trans>;
    case 'offline':
      return <Trans>Open it once with a signal. After that it can be changed without one.</Trans>;
    case 'refused':
      return problem.message;
    case 'device':
      return <SellFailureText failure={problem.failure} />;
  }
}
