import { Trans, useLingui } from '@lingui/react/macro';
import { useApi } from '#app/data/api/use-api.tsx';
import styles from '#app/forms/form.module.css';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Chip, ChipRow } from '#app/ui/chip.tsx';
import { Field, SelectField } from '#app/ui/form/field.tsx';
import type { CheckedForm } from '#app/ui/form/use-checked-form.ts';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { yearInJakarta } from '#contract/dates.ts';
import { categoryIdOf, isVehicleKind, reviewLimits } from '#contract/owner-reviews/owner-review.ts';
import type { ReviewField } from '#contract/owner-reviews/owner-review-form.ts';
import { categories } from '#contract/vehicles/vehicle.ts';

/** What follows from the kind, and from the brand: chosen anew with another one. */
const below = {
  kind: ['brand', 'model', 'variant'],
  brand: ['model', 'variant'],
  model: ['variant'],
} as const;

/** The vehicle that is reviewed: from the catalogue, which is kept on the device once it was opened. */
export function VehicleFields({ view }: { readonly view: CheckedForm<ReviewField> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { form, fieldOf, set } = view;
  const choose = (field: keyof typeof below, value: string) => {
    set(field, value);
    for (const each of below[field]) set(each, '');
  };
  const kind = isVehicleKind(form.kind) ? form.kind : undefined;
  const { data, isLoading } = useApi('reviewVehicles', kind && { categoryId: String(categoryIdOf(kind)) });
  const brand = data?.brands.find(({ slug }) => slug === form.brand);
  const model = brand?.models.find(({ slug }) => slug === form.model);
  const newest = yearInJakarta(Date.now()) + 1;
  const years = Array.from({ length: newest - reviewLimits.oldestYear + 1 }, (_, place) => newest - place);
  return (
    <>
      <div>
        <ChipRow label={t`Kind of vehicle`}>
          {categories.map(({ slug, name }) => (
            <Chip key={slug} aria-pressed={slug === kind} onClick={() => choose('kind', slug)}>
              {name[language]}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {isLoading ? (
        <div className={styles.pair}>
          <Skeleton height="52px" radius="14px" />
          <Skeleton height="52px" radius="14px" />
        </div>
      ) : null}
      {data || isLoading ? null : (
        <p role="status" className={styles.offline}>
          <Trans>
            The list of vehicles is not on this device yet. Write the rest: choose the vehicle once there is a
            connection.
          </Trans>
        </p>
      )}
      {data ? (
        <div className={styles.pair}>
          <SelectField
            label={t`Brand`}
            {...fieldOf('brand')}
            onChange={({ currentTarget }) => choose('brand', currentTarget.value)}
          >
            <option value="">{t`Choose`}</option>
            {data.brands.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t`Model`}
            disabled={!brand}
            {...fieldOf('model')}
            onChange={({ currentTarget }) => choose('model', currentTarget.value)}
          >
            <option value="">{t`Choose`}</option>
            {brand?.models.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      ) : null}
      <div className={styles.pair}>
        <div>
          <Field
            label={t`Variant (optional)`}
            list="review-variants"
            maxLength={reviewLimits.variantLength}
            {...fieldOf('variant')}
          />
          <datalist id="review-variants">
            {model?.variants.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
        <SelectField label={t`Year`} {...fieldOf('makeYear')}>
          <option value="">{t`Choose`}</option>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </SelectField>
        <SelectField label={t`How long you have owned it`} {...fieldOf('ownedYears')}>
          <option value="">{t`Choose`}</option>
          <OwnedYears />
        </SelectField>
      </div>
    </>
  );
}

function OwnedYears() {
  const { t } = useLingui();
  const { mostYears } = reviewLimits;
  return (
    <>
      <option value="0">{t`Less than a year`}</option>
      {Array.from({ length: mostYears - 1 }, (_, place) => place + 1).map((years) => (
        <option key={years} value={years}>
          {years === 1 ? t`1 year` : t`${years} years`}
        </option>
      ))}
      <option value={mostYears}>{t`${mostYears} years or more`}</option>
    </>
  );
}
