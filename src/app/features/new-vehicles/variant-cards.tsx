import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { SelectField } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatPrice } from '#contract/money.ts';
import type { NewVariant } from '#contract/new-vehicles/new-model.schema.ts';
import { usualInstalment } from '#money/usual-credit.ts';
import styles from './variant-cards.module.css';

type Answer = DataOf<'newModel'>;
type Props = Pick<Answer, 'variants' | 'provinces' | 'provinceNote' | 'instalment'> & {
  /** The province that is preselected. */
  readonly provinceId?: number | undefined;
  /** Renders the actions of a variant. */
  actionOf(variant: NewVariant): ReactNode;
};

/** A model with one variant more than these shows all. */
const shownAtFirst = 4;

/**
 * Variants from cheapest to most expensive, each with what it has and costs more than the one before. Prices are on
 * the road in the selected province.
 */
export function VariantCards({ variants, provinces, provinceNote, provinceId, instalment, actionOf }: Props) {
  const [asked, setAsked] = useState<number>();
  const wanted = asked ?? provinceId;
  const place = provinces.findIndex(({ id }) => id === wanted);
  const notes = new Set(variants.flatMap((variant) => priceIn(variant, place).note ?? []));
  const [commonNote] = notes.size === 1 ? notes : [];
  const cards = variants.map((variant, index) => (
    <li key={variant.slug} id={variant.slug} className={classNames(layouts.raisedCard, styles.card)}>
      <VariantCard
        variant={variant}
        before={variants[index - 1]}
        place={place}
        instalment={instalment}
        hasNote={commonNote === undefined}
        action={actionOf(variant)}
      />
    </li>
  ));
  const hidden = cards.length > shownAtFirst + 1 ? cards.length - shownAtFirst : 0;
  return (
    <>
      {provinces.length === 0 ? (
        commonNote === undefined ? null : (
          <p className={texts.note}>{commonNote}</p>
        )
      ) : (
        <ProvinceChoice
          provinces={provinces}
          note={provinceNote}
          commonNote={commonNote}
          chosen={provinces[place]}
          onChoose={setAsked}
        />
      )}
      <ul className={layouts.stack12}>{hidden === 0 ? cards : cards.slice(0, shownAtFirst)}</ul>
      {hidden === 0 ? null : (
        <details className={styles.others}>
          <summary className={buttonClass({ variant: 'secondary', isWide: true })}>
            <Plural value={hidden} one="Show # other variant" other="Show # other variants" />
          </summary>
          <ul className={layouts.stack12}>{cards.slice(shownAtFirst)}</ul>
        </details>
      )}
    </>
  );
}

/** @param place index of the selected province; -1 for the price as listed */
function priceIn({ price: listed, priceNote, provincePrices }: NewVariant, place: number) {
  const worked = provincePrices[place] ?? null;
  return { price: worked ?? listed, note: priceNote, isWorkedOut: worked !== null && worked !== listed };
}

type CardProps = Pick<Answer, 'instalment'> & {
  readonly variant: NewVariant;
  readonly before: NewVariant | undefined;
  readonly place: number;
  /** Whether the card says what its price is: not where all say the same. */
  readonly hasNote: boolean;
  readonly action: ReactNode;
};

function VariantCard({ variant, before, place, instalment, hasNote, action }: CardProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { name, keyFacts, changes, priceChanges } = variant;
  const { price, note, isWorkedOut } = priceIn(variant, place);
  const gearbox = keyFacts.find(({ fact }) => fact === 'transmission')?.value;
  const monthly = price === null ? null : monthlyOf(instalment, price);
  const chips = before
    ? changes
    : keyFacts.filter(({ fact }) => fact !== 'transmission').map(({ text }) => ({ text, isMore: false }));
  return (
    <>
      <div className={layouts.grid}>
        <div className={classNames(patterns.apartBaseline, styles.head)}>
          <h3 className={texts.title}>{name}</h3>
          <p className={classNames(texts.title, styles.price)}>
            {price === null ? <Trans>Price not known</Trans> : formatPrice(price, language)}
          </p>
        </div>
        <div className={patterns.apartBaseline}>
          <p className={texts.quiet}>{gearbox}</p>
          <Step variant={variant} before={before} place={place} />
        </div>
      </div>
      {chips.length === 0 ? null : (
        <ul className={layouts.wrap8} aria-label={before ? t`Unlike ${before.name}` : t`Equipped with`}>
          {chips.map(({ text, isMore }) => (
            <li key={text} className={classNames(styles.chip, isMore ? tints.green : tints.neutral)}>
              {isMore ? '+ ' : null}
              {text}
            </li>
          ))}
        </ul>
      )}
      {hasNote && note !== null ? (
        <p className={texts.notePretty}>{isWorkedOut ? <Trans>Worked out from: {note}</Trans> : note}</p>
      ) : null}
      {priceChanges.length === 0 ? null : (
        <ul className={texts.noteFigures} aria-label={t`How the price changed`}>
          {priceChanges.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <span className={texts.noteFigures}>
          {monthly === null ? null : <Trans>Instalment {formatPrice(monthly, language)} a month</Trans>}
        </span>
        {action}
      </div>
    </>
  );
}

type StepProps = Pick<CardProps, 'variant' | 'before' | 'place'>;

/** How much more a variant costs than the one before it; price differences are only meaningful within one province. */
function Step({ variant, before, place }: StepProps) {
  const language = useLanguage();
  const inPlace = (of: NewVariant) => (place < 0 ? of.price : of.provincePrices[place]) ?? null;
  if (!before) return null;
  const [own, base] = [inPlace(variant), inPlace(before)];
  if (own === null || base === null || own <= base) return null;
  const amount = formatPrice(own - base, language);
  return (
    <p className={classNames(texts.noteFigures, styles.step)}>
      <Trans>
        +{amount} from {before.name}
      </Trans>
    </p>
  );
}

/** The instalment of a price on the terms of the example; null where it is not known. */
function monthlyOf(example: Answer['instalment'], price: number): number | null {
  if (example?.share === undefined) return null;
  const { months, share: downPayment, flatRate: rate } = example;
  return usualInstalment([{ upToAge: 0, months, downPayment, rate, leastLoan: 0 }], price, 0);
}

type Province = { readonly id: number; readonly name: string };
type ProvinceChoiceProps = {
  readonly provinces: readonly Province[];
  readonly note: string;
  /** What all prices as listed are, if they are alike. */
  readonly commonNote: string | undefined;
  /** Undefined for the prices as listed. */
  readonly chosen: Province | undefined;
  onChoose(id: number): void;
};

/** Selects the province whose taxes are included in the prices below. */
function ProvinceChoice({ provinces, note, commonNote, chosen, onChoose }: ProvinceChoiceProps) {
  const { t } = useLingui();
  return (
    <div className={styles.province}>
      <SelectField
        label={t`Price on the road in`}
        value={chosen?.id ?? 0}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        <option value={0}>{t`As listed`}</option>
        {provinces.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <p className={classNames(texts.noteLine, patterns.pretty)} role="status">
        {chosen === undefined ? (
          (commonNote ?? <Trans>Each price says what it is, and of when.</Trans>)
        ) : commonNote === undefined ? (
          note
        ) : (
          <>
            <Trans>Worked out from: {commonNote}</Trans>. {note}
          </>
        )}
      </p>
    </div>
  );
}
