import { Plural, Trans } from '@lingui/react/macro';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useAccountCall } from '#app/data/account/use-account-call.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import layouts from '#app/ui/layouts.module.css';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import texts from '#app/ui/texts.module.css';
import { signInPath } from '#contract/account/account-paths.ts';
import type { ContestAd } from '#contract/contests/contest.schema.ts';
import { contestPhotos } from '#contract/contests/contest-limits.ts';
import { contestPath } from '#contract/contests/contest-paths.ts';
import { editListingPath, sellPath } from '#contract/paths.ts';
import styles from './contests.module.css';

type Props = { readonly contest: string; onEntered(): void };

/** The seller's live ads, one of which can be entered. */
export function EnterContest({ contest, onEntered }: Props) {
  const { state, refresh } = useAccountApi('contestAds', { contest });
  return (
    <ContentSection heading={<Trans>Enter your ad</Trans>}>
      {/* Most visitors are guests, and a page without script has the link. */}
      {state.kind === 'guest' || state.kind === 'reading' ? (
        <p>
          <ButtonLink href={signInPath(contestPath(contest))}>
            <Trans>Sign in to enter your ad</Trans>
          </ButtonLink>
        </p>
      ) : null}
      {state.kind === 'offline' ? (
        <p>
          <Trans>Your ads appear here once there is a connection.</Trans>
        </p>
      ) : null}
      {state.kind === 'refused' ? <p>{state.message}</p> : null}
      {state.kind === 'known' ? (
        <Ads
          contest={contest}
          ads={state.data.items}
          onEntered={() => {
            refresh();
            onEntered();
          }}
        />
      ) : null}
    </ContentSection>
  );
}

type AdsProps = { readonly contest: string; readonly ads: readonly ContestAd[]; onEntered(): void };

function Ads({ contest, ads, onEntered }: AdsProps) {
  const { isBusy, failure, run } = useAccountCall();
  async function enter(id: number): Promise<void> {
    if (await run((api) => api.post('enterContest', { contest, id: String(id) }))) onEntered();
  }
  if (ads.length === 0)
    return (
      <div className={styles.none}>
        <p>
          <Trans>You have no live ad. Place one first, with {contestPhotos} photos or more.</Trans>
        </p>
        <ButtonLink href={sellPath}>
          <Trans>Sell a car</Trans>
        </ButtonLink>
      </div>
    );
  return (
    <>
      <CallProblem failure={failure} />
      <ul className={styles.ads}>
        {ads.map(({ id, label, photos, isEntered, isFit }) => (
          <li key={id} className={classNames(layouts.card, styles.ad)}>
            <div className={layouts.fill}>
              <p className={texts.title}>{label}</p>
              <p className={texts.quiet}>
                <Plural value={photos} one="# different photo" other="# different photos" />
                {isFit ? null : (
                  <>
                    {' · '}
                    <Trans>{contestPhotos} are needed</Trans>
                  </>
                )}
              </p>
            </div>
            {isEntered ? (
              <Badge tone="green">
                <Trans>Entered</Trans>
              </Badge>
            ) : isFit ? (
              <Button size="dense" aria-disabled={isBusy} onClick={() => void enter(id)}>
                <Trans>Enter</Trans>
              </Button>
            ) : (
              <ButtonLink size="dense" variant="secondary" href={editListingPath(id)}>
                <Trans>Add photos</Trans>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
