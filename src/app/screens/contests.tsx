import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Award, BadgeCheck, Camera, Repeat, ShieldCheck, UserCheck } from 'lucide';
import { useApi, useApiClient } from '#app/data/api/use-api.tsx';
import { AskedPhotos } from '#app/features/contests/asked-photos.tsx';
import styles from '#app/features/contests/contests.module.css';
import { EnterContest } from '#app/features/contests/enter-contest.tsx';
import { Winners } from '#app/features/contests/winners.tsx';
import { ListingCard } from '#app/features/listing/listing-card.tsx';
import { ListingGrid } from '#app/features/listing/listing-grid.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageLocation } from '#app/page.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import texts from '#app/ui/texts.module.css';
import type { PhotoContest } from '#contract/contests/contest.schema.ts';
import { contestPhotos } from '#contract/contests/contest-limits.ts';
import { contestPath, contestsPath } from '#contract/contests/contest-paths.ts';
import { formatDay } from '#contract/date-words.ts';
import { localized } from '#contract/localized.ts';
import { sellPath } from '#contract/paths.ts';
import { breadcrumbsTo, type Step } from '#contract/site/breadcrumbs.ts';

const queryOf = ({ params: { contest } }: Pick<PageLocation, 'params'>) =>
  contest === undefined ? {} : { contest };

function ContestsScreen({ location }: { location: PageLocation }) {
  const { t } = useLingui();
  const cache = useApiClient();
  const { data } = useApi('photoContests', queryOf(location));
  if (!data) return null;
  const [first] = data.items;
  const isList = location.params.contest === undefined;
  const open = data.items.filter(({ isOpen }) => isOpen || !isList);
  const past = data.items.filter(({ isOpen }) => !isOpen && isList);
  const title = isList || !first ? t`Photo contest` : first.name;
  const lead =
    isList || !first ? t`Photograph the car you sell from all sides, enter its ad, and win.` : first.about;
  return (
    <>
      <Head
        title={title}
        description={lead}
        canonicalPath={isList || !first ? contestsPath : contestPath(first.contest)}
      />
      <ContentPage title={title} lead={lead}>
        {open.map((contest) => (
          <Edition
            key={contest.contest}
            contest={contest}
            isNamed={isList}
            onEntered={() => void cache.renew('photoContests', queryOf(location))}
          />
        ))}
        {open.length === 0 ? <NoContest /> : null}
        {isList || open.some(({ entries, winners }) => entries.length + winners.length === 0) ? (
          <AskedPhotos />
        ) : null}
        {isList ? <Rules /> : null}
        {past.length === 0 ? null : (
          <ContentSection heading={<Trans>Past contests and their winners</Trans>}>
            <ul className={styles.past}>
              {past.map((contest) => (
                <li key={contest.contest}>
                  <PastContest contest={contest} />
                </li>
              ))}
            </ul>
          </ContentSection>
        )}
        {isList ? null : (
          <p>
            <AppLink href={contestsPath} className={styles.link}>
              <Trans>Rules and all contests</Trans>
            </AppLink>
          </p>
        )}
      </ContentPage>
    </>
  );
}

type EditionProps = { readonly contest: PhotoContest; readonly isNamed: boolean; onEntered(): void };

function Edition({ contest, isNamed, onEntered }: EditionProps) {
  const language = useLanguage();
  const { name, about, prizes, endsOn, isOpen, isDemonstration, entryCount, entries, winners } = contest;
  const day = endsOn === null ? '' : formatDay(endsOn, language);
  const won = new Set(winners.map(({ card }) => card?.id));
  const cards = entries.flatMap(({ card }) => (card && !won.has(card.id) ? [card] : []));
  return (
    <>
      <ContentSection heading={isNamed ? name : <Trans>About this contest</Trans>}>
        <p className={layouts.wrap8}>
          <Badge tone={isOpen ? 'green' : 'neutral'}>
            {isOpen ? <Trans>Open</Trans> : <Trans>Closed</Trans>}
          </Badge>
          {isDemonstration ? (
            <Badge tone="amber">
              <Trans>Demonstration</Trans>
            </Badge>
          ) : null}
        </p>
        {isNamed ? <p>{about}</p> : null}
        <p>{prizes}</p>
        <p className={texts.quiet}>
          {day === '' ? (
            <Trans>Open until further notice</Trans>
          ) : isOpen ? (
            <Trans>Enter until {day}</Trans>
          ) : (
            <Trans>Closed on {day}</Trans>
          )}
          {' · '}
          <Plural value={entryCount} one="# ad entered" other="# ads entered" />
        </p>
      </ContentSection>
      {isOpen ? (
        <EnterContest contest={contest.contest} onEntered={onEntered} />
      ) : (
        <Winners winners={winners}>
          {(card) => <ListingCard car={card} sizes="(min-width: 40em) 400px, 100vw" />}
        </Winners>
      )}
      {cards.length === 0 ? null : (
        <ContentSection heading={<Trans>Ads in this contest</Trans>}>
          <ListingGrid cards={cards} />
        </ContentSection>
      )}
    </>
  );
}

/** A closed contest with the photo of its first winner. */
function PastContest({ contest: { contest, name, endsOn, entryCount, winners } }: { contest: PhotoContest }) {
  const language = useLanguage();
  const day = endsOn === null ? '' : formatDay(endsOn, language);
  const first = winners.find(({ card }) => card !== null)?.card;
  return (
    <AppLink href={contestPath(contest)} className={classNames(layouts.card, styles.edition)}>
      {first ? (
        <CarPicture car={first} sizes="120px" className={patterns.thumb112} />
      ) : (
        <span className={styles.cup}>
          <Icon of={Award} size={24} />
        </span>
      )}
      <span className={layouts.fillGrid}>
        <span className={texts.title}>{name}</span>
        <span className={texts.note}>
          {day === '' ? <Trans>Closed</Trans> : <Trans>Closed on {day}</Trans>}
          {' · '}
          <Plural value={entryCount} one="# ad entered" other="# ads entered" />
        </span>
      </span>
    </AppLink>
  );
}

function Rules() {
  return (
    <ContentSection heading={<Trans>Rules</Trans>} id="aturan">
      <ul className={styles.rules}>
        <li>
          <Icon of={Camera} size={20} />
          <span>
            <Trans>
              Your ad is live and has at least {contestPhotos} different photos. Photos that look alike count
              once.
            </Trans>
          </span>
        </li>
        <li>
          <Icon of={UserCheck} size={20} />
          <span>
            <Trans>The photos are your own: none of them is on another seller’s ad.</Trans>
          </span>
        </li>
        <li>
          <Icon of={Repeat} size={20} />
          <span>
            <Trans>One ad per seller. Until the end you may enter another one instead.</Trans>
          </span>
        </li>
        <li>
          <Icon of={Award} size={20} />
          <span>
            <Trans>
              The staff of Lajur picks the winners by their photos: sharp, bright, honest, from all sides.
            </Trans>
          </span>
        </li>
        <li>
          <Icon of={ShieldCheck} size={20} />
          <span>
            <Trans>
              Winners are shown here with their ad, never with a name or number. We call the number of the
              ad’s account.
            </Trans>
          </span>
        </li>
        <li>
          <Icon of={BadgeCheck} size={20} />
          <span>
            <Trans>Entering costs nothing and has no effect on where your ad stands in lists.</Trans>
          </span>
        </li>
      </ul>
    </ContentSection>
  );
}

function NoContest() {
  return (
    <BlankState
      icon={Camera}
      title={<Trans>No contest is open</Trans>}
      actions={
        <ButtonLink href={sellPath}>
          <Trans>Sell a car</Trans>
        </ButtonLink>
      }
    >
      <Trans>Good photos sell anyway: show your car from all sides.</Trans>
    </BlankState>
  );
}

export const page: Page = {
  async load(api, location) {
    const { items } = await api.get('photoContests', queryOf(location));
    const name = localized('Photo contest')[api.language];
    const [first] = items;
    const steps: Step[] = [[name, contestsPath]];
    if (location.params.contest !== undefined && first) steps.push([first.name, contestPath(first.contest)]);
    return { frame: { faqs: [], breadcrumbs: breadcrumbsTo(api.language, ...steps) } };
  },
  Screen: ContestsScreen,
};
