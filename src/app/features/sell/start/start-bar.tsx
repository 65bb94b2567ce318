import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, ChevronDown, CircleAlert } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { sellStepPath } from '#contract/paths.ts';
import styles from './start-bar.module.css';

/** A city in the form stored in the draft. */
export type SellCity = { readonly id: number; readonly name: string };

export type CityPickerSlot = (props: {
  readonly isOpen: boolean;
  onClose(): void;
  onChoose(city: SellCity | undefined): void;
}) => ReactNode;

type Props = {
  /** The preselected city: the draft's, the address's, or the visitor's own. */
  readonly offered: SellCity | undefined;
  /** The draft whose city is being changed. */
  readonly draftId: string | undefined;
  readonly picker: CityPickerSlot;
};

export type Start = {
  readonly city: SellCity | undefined;
  readonly problem: ReactNode;
  readonly isBusy: boolean;
  openPicker(): void;
  begin(): void;
  readonly sheet: ReactNode;
};

/** State of the start page: the car's city, and the creation of its draft. */
export function useStart({ offered, draftId, picker }: Props): Start {
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<SellCity>();
  const [isOpen, setIsOpen] = useState(false);
  /** The button was pressed before a city was known: selecting one continues. */
  const [goesOn, setGoesOn] = useState(false);
  const [problem, setProblem] = useState<ReactNode>();
  const [isBusy, setIsBusy] = useState(false);
  const city = chosen ?? offered;

  async function begin(at: SellCity | undefined): Promise<void> {
    if (isBusy) return;
    if (!at) {
      setGoesOn(true);
      setIsOpen(true);
      return;
    }
    setIsBusy(true);
    const [{ beginDraft, moveDraft }, { SellFailureText }] = await Promise.all([
      import('#app/features/sell/draft/drafts-store.ts'),
      import('#app/features/sell/sell-failure-text.tsx'),
    ]);
    const form = { cityId: String(at.id), cityName: at.name };
    const done = draftId === undefined ? await beginDraft(form) : await moveDraft(draftId, form);
    setIsBusy(false);
    if (!done.ok) return setProblem(<SellFailureText failure={done.failure} />);
    navigate(sellStepPath(done.isEdit ? 'review' : 'car', done.id));
  }

  return {
    city,
    problem,
    isBusy,
    openPicker() {
      setGoesOn(false);
      setIsOpen(true);
    },
    begin: () => void begin(city),
    sheet: picker({
      isOpen,
      onClose() {
        setIsOpen(false);
        if (goesOn && !city) setProblem(<Trans>Choose the city where the car is.</Trans>);
      },
      onChoose(picked) {
        setIsOpen(false);
        if (!picked) return;
        setChosen(picked);
        setProblem(undefined);
        if (goesOn) void begin(picked);
      },
    }),
  };
}

/** The city as a field. */
export function StartCity({ start }: { readonly start: Start }) {
  const { t } = useLingui();
  const { city, problem } = start;
  return (
    <div>
      <button
        type="button"
        className={classNames(patterns.touched, styles.city)}
        aria-haspopup="dialog"
        aria-describedby={problem === undefined ? undefined : 'sell-city-problem'}
        data-wrong={problem === undefined ? undefined : ''}
        onClick={start.openPicker}
      >
        <Icon of="place" className={texts.green} />
        <span className={layouts.fill}>
          <span className={texts.faintLine}>
            <Trans>Where is the car?</Trans>
          </span>
          <span className={city ? texts.leadLine : classNames(texts.leadLine, patterns.unset)}>
            {city?.name ?? t`Choose the city`}
          </span>
        </span>
        <Icon of={ChevronDown} className={texts.quiet} />
      </button>
      {problem === undefined ? null : (
        <p id="sell-city-problem" role="alert" className={styles.problem}>
          <Icon of={CircleAlert} size={14} stroke={2.25} />
          {problem}
        </p>
      )}
    </div>
  );
}

/** Continues with the selected city, or asks for one. */
export function StartButton({ start, isDraft }: { readonly start: Start; readonly isDraft: boolean }) {
  return (
    <Button
      className={classNames(patterns.grows, styles.start)}
      icon={<Icon of={ArrowRight} />}
      aria-disabled={start.isBusy}
      onClick={start.begin}
    >
      {isDraft ? <Trans>Continue</Trans> : <Trans>List your car</Trans>}
    </Button>
  );
}
