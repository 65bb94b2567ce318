import { Trans } from '@lingui/react/macro';
import { BadgeCheck, Check, CircleQuestionMark, Info } from 'lucide';
import { useIsOwnListing } from '#app/data/account/own-listing.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useConditionWords } from '#app/ui/car/condition-words.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { isPlain } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { leadFormPath } from '#contract/leads/lead-paths.ts';
import { conditionFacts } from '#contract/listing/car-facts.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import styles from './condition-card.module.css';
import { sectionIds } from './section-ids.ts';

type Props = {
  readonly listing: ListingDetail;
  /** Opens the message to the seller with a question. */
  onAsk(question: string): void;
};

/** Condition and papers in three classes that are never mixed: checked by Lajur, said by the seller, unknown. */
export function ConditionCard({ listing, onAsk }: Props) {
  const { saidOf, open } = useConditionWords();
  const isOwn = useIsOwnListing(listing.id) === true;
  const said = conditionFacts.flatMap((name) => {
    const words = saidOf(name, listing);
    return words === null ? [] : [{ name, ...words }];
  });
  const unknown = conditionFacts.filter((name) => saidOf(name, listing) === null);
  const mayAsk = listing.status !== 'sold' && !isOwn;
  const isNumberChecked = listing.mobileVerified && !listing.isDemo;
  const isPlateChecked = listing.isOnlyPlate === true;
  return (
    <section id={sectionIds.condition} aria-labelledby="condition-title" className={layouts.column10}>
      <h2 id="condition-title" className={texts.title}>
        <Trans context="of a car">Condition and papers</Trans>
      </h2>
      <div className={classNames(layouts.raisedCard, styles.classes)}>
        <div className={styles.class}>
          <h3 className={styles.name}>
            <Trans>Checked by Lajur</Trans>
          </h3>
          {isNumberChecked || isPlateChecked ? (
            <ul className={layouts.stack10}>
              {isNumberChecked ? (
                <li className={styles.row}>
                  <Icon of={BadgeCheck} className={texts.green} />
                  <span>
                    <Trans>The seller’s number is in use</Trans>
                    <span className={texts.noteLine}>
                      <Trans>Proven with a one-time code</Trans>
                    </span>
                  </span>
                </li>
              ) : null}
              {isPlateChecked ? (
                <li className={styles.row}>
                  <Icon of={BadgeCheck} className={texts.green} />
                  <Trans>Its plate is in no other ad</Trans>
                </li>
              ) : null}
            </ul>
          ) : (
            <p className={texts.quiet}>
              {listing.isDemo ? (
                <Trans>Nothing: this is a demonstration car.</Trans>
              ) : (
                <Trans>Nothing yet. See the car and its papers before you pay.</Trans>
              )}
            </p>
          )}
        </div>
        {said.length === 0 ? null : (
          <div className={styles.class}>
            <h3 className={styles.name}>
              <Trans>The seller says</Trans>
            </h3>
            <ul className={layouts.stack10}>
              {said.map(({ name, said: sentence, isFine }) => (
                <li key={name} className={styles.row}>
                  <Icon of={isFine ? Check : Info} className={texts.quiet} />
                  <span>
                    {sentence}
                    {name === 'serviceRecord' && isFine ? (
                      <span className={texts.noteLine}>
                        <Trans>Ask to see it when you meet</Trans>
                      </span>
                    ) : null}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {unknown.length === 0 ? null : (
          <div className={classNames(styles.class, styles.unknown)}>
            <h3 className={styles.name}>
              <Trans>Not known yet</Trans>
            </h3>
            <ul className={layouts.stack10}>
              {unknown.map((name) => (
                <li key={name} className={styles.row}>
                  <Icon of={CircleQuestionMark} className={texts.quiet} />
                  <span className={layouts.fill}>{open[name].name}</span>
                  {mayAsk ? (
                    <ButtonLink
                      variant="secondary"
                      size="dense"
                      className={styles.ask}
                      href={leadFormPath('contact', listing.id)}
                      aria-haspopup="dialog"
                      data-sheet=""
                      onClick={(event) => {
                        if (!isPlain(event)) return;
                        event.preventDefault();
                        onAsk(open[name].question);
                      }}
                    >
                      <Trans>Ask</Trans>
                      <span className="visually-hidden">: {open[name].name}</span>
                    </ButtonLink>
                  ) : null}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
