import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useVehicles } from '#app/features/sell/vehicle/use-references.ts';
import { makeYears } from '#app/features/sell/vehicle/vehicle-choices.ts';
import { SelectField } from '#app/ui/form/field.tsx';
import { OpenerText, openerClass } from '#app/ui/form/opener.tsx';
import { ModelSheet, type NamedModel } from './model-sheet.tsx';
import { ValueAnswer } from './value-answer.tsx';
import styles from './value-form.module.css';

/** Older cars are priced by their condition only. */
const earliestYear = 1990;

/** The car valuation in two steps: model, then year. Opens with the first. */
export function ValueForm() {
  const { t } = useLingui();
  const catalogue = useVehicles();
  const [isChoosing, setIsChoosing] = useState(false);
  const [model, setModel] = useState<NamedModel>();
  const [year, setYear] = useState('');
  // After the first render, so that the sheet's opening is animated.
  useEffect(() => setIsChoosing(true), []);

  function choose(chosen: NamedModel): void {
    setModel(chosen);
    setYear('');
    setIsChoosing(false);
  }

  return (
    <>
      <div className={styles.fields}>
        <button
          type="button"
          className={openerClass}
          aria-haspopup="dialog"
          onClick={() => setIsChoosing(true)}
        >
          <OpenerText label={t`Brand and model`}>{model?.name ?? t`Choose`}</OpenerText>
        </button>
        <SelectField
          label={t`Year`}
          value={year}
          disabled={model === undefined}
          onChange={(event) => setYear(event.currentTarget.value)}
        >
          <option value="">{t`Choose`}</option>
          {yearsOf(model).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </SelectField>
      </div>
      {model === undefined || year === '' ? (
        <p className={styles.next}>
          {model === undefined ? (
            <Trans>Choose the model, then the year: the answer appears here.</Trans>
          ) : (
            <Trans>Now the year it was made.</Trans>
          )}
        </p>
      ) : (
        <ValueAnswer key={`${model.modelId} ${year}`} model={model} makeYear={year} />
      )}
      <ModelSheet
        isOpen={isChoosing}
        catalogue={catalogue}
        onClose={() => setIsChoosing(false)}
        onChoose={choose}
      />
    </>
  );
}

/** The years in which the model was sold, newest first. */
function yearsOf(model: NamedModel | undefined): readonly number[] {
  if (!model) return [];
  return makeYears(new Date(), earliestYear).filter(
    (year) => year >= model.soldFrom - 1 && (model.soldUntil === null || year <= model.soldUntil + 1),
  );
}
