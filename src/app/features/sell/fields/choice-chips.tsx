import { useSellForm } from '#app/features/sell/draft/use-sell-form.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Chip } from '#app/ui/chip.tsx';
import { Swatch } from '#app/ui/icon/swatch.tsx';
import type { SellField } from '#contract/sell/sell-fields.ts';
import { colorHexes } from '#contract/vehicles/card-words.ts';
import { colorNames, colors } from '#contract/vehicles/vehicle.ts';
import styles from './choice-chips.module.css';
import { ChoiceGroup } from './sell-field.tsx';

export type ChipOption = { readonly value: string; readonly name: string };

type Props = {
  readonly field: SellField;
  readonly label: string;
  readonly options: readonly ChipOption[];
  /** Whether a second press clears the choice. */
  readonly isOptional?: boolean;
};

/** A choice among few values, as chips. */
export function ChoiceChips({ field, label, options, isOptional = false }: Props) {
  const { form, set } = useSellForm();
  return (
    <ChoiceGroup field={field} label={label} isOptional={isOptional}>
      {options.map(({ value, name }) => {
        const isChosen = form[field] === value;
        return (
          <Chip
            key={value}
            aria-pressed={isChosen}
            onClick={() => set({ [field]: isChosen && isOptional ? '' : value })}
          >
            {name}
          </Chip>
        );
      })}
    </ChoiceGroup>
  );
}

/** The colour, as swatches with names. */
export function ColorChoice({ label }: { readonly label: string }) {
  const { form, set } = useSellForm();
  const language = useLanguage();
  return (
    <ChoiceGroup field="color" label={label} className={styles.colors}>
      {colors.map((color) => (
        <Swatch
          key={color}
          color={colorHexes[color]}
          isPressed={form.color === color}
          onClick={() => set({ color })}
        >
          {colorNames[color][language]}
        </Swatch>
      ))}
    </ChoiceGroup>
  );
}
