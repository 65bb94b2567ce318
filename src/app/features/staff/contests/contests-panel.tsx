import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChangeProblem } from '#app/features/staff/change-problem.tsx';
import styles from '#app/features/staff/staff.module.css';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';
import { useStaffChange } from '#app/features/staff/use-staff-change.ts';
import { Badge } from '#app/ui/badge.tsx';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { SelectField } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { contestPlaces } from '#contract/contests/contest-limits.ts';
import { contestPath } from '#contract/contests/contest-paths.ts';
import { listingPath } from '#contract/paths.ts';

type Contest = DataOf<'staffContests'>['items'][number];
type Entry = Contest['entries'][number];

const places = Array.from({ length: contestPlaces }, (_, at) => at + 1);

/** Entries of the photo contests, of which staff picks the winners. */
export function ContestsPanel() {
  const { state, refresh } = useStaffApi('staffContests', {});
  if (state.kind !== 'known') return <StaffState state={state} onAgain={refresh} />;
  const { items } = state.data;
  if (items.length === 0)
    return (
      <p className={texts.quiet}>
        <Trans>There is no contest. Add one to the table of contests.</Trans>
      </p>
    );
  return (
    <div className={layouts.stack20}>
      {items.map((contest) => (
        <section key={contest.contest} className={layouts.stack20}>
          <h2 className={texts.titleAbove}>
            <AppLink href={contestPath(contest.contest)}>{contest.name}</AppLink>
          </h2>
          {contest.entries.length === 0 ? (
            <p className={texts.quiet}>
              <Trans>No ad has been entered yet.</Trans>
            </p>
          ) : (
            <ul className={classNames(patterns.pairs, styles.list)}>
              {contest.entries.map((entry) => (
                <li key={entry.listingId}>
                  <Picked contest={contest.contest} entry={entry} onChanged={refresh} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

type PickedProps = { readonly contest: string; readonly entry: Entry; onChanged(): void };

function Picked({ contest, entry, onChanged }: PickedProps) {
  const { t } = useLingui();
  const { listingId, label, photos, place, card } = entry;
  const pick = useStaffChange('staffPickWinner');
  async function give(next: string): Promise<void> {
    const given = next === '' ? {} : { place: next };
    if (await pick.run((clientId) => ({ clientId, contest, id: String(listingId), ...given }))) onChanged();
  }
  return (
    <article className={styles.card}>
      {card ? <CarPicture car={card} sizes="(min-width: 40em) 400px, 100vw" /> : null}
      <p>
        {card ? (
          <AppLink href={listingPath(card.slug)}>
            <strong>{label}</strong>
          </AppLink>
        ) : (
          <strong>{label}</strong>
        )}{' '}
        {place === null ? null : (
          <Badge tone="green">
            <Trans>Place {place}</Trans>
          </Badge>
        )}{' '}
        {card ? null : (
          <Badge tone="red">
            <Trans>Not public</Trans>
          </Badge>
        )}
      </p>
      <p className={texts.faint}>
        <Plural value={photos} one="# different photo" other="# different photos" />
      </p>
      <ChangeProblem failure={pick.failure} onReload={onChanged} />
      <SelectField
        label={t`Place in the contest`}
        value={place === null ? '' : String(place)}
        disabled={pick.isBusy}
        onChange={({ currentTarget }) => void give(currentTarget.value)}
      >
        <option value="">{t`None`}</option>
        {places.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </SelectField>
    </article>
  );
}
