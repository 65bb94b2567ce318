import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { progressOf } from '#app/features/sell/draft/draft-progress.ts';
import { beginDraft, type SellFailure } from '#app/features/sell/draft/drafts-store.ts';
import { useDraftParameter } from '#app/features/sell/draft/use-draft-parameter.ts';
import { SellFormProvider, useDraft, useSellForm } from '#app/features/sell/draft/use-sell-form.ts';
import { CarFields, OpenField } from '#app/features/sell/fields/car-fields.tsx';
import { ContactFields } from '#app/features/sell/fields/contact-fields.tsx';
import { PriceFields } from '#app/features/sell/fields/price-fields.tsx';
import { PublishBar } from '#app/features/sell/review/review.tsx';
import { InLineNote, RefusalAlert } from '#app/features/sell/review/review-alerts.tsx';
import { SellFailureText } from '#app/features/sell/sell-failure-text.tsx';
import type { CityPickerSlot } from '#app/features/sell/start/start-bar.tsx';
import { NoDraft } from '#app/features/sell/steps/no-draft.tsx';
import { SellFrame } from '#app/features/sell/steps/sell-frame.tsx';
import { StepPlace } from '#app/features/sell/steps/sell-step.tsx';
import { useStepNames } from '#app/features/sell/steps/step-names.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { AccordionItem } from '#app/ui/sheet/accordion.tsx';
import texts from '#app/ui/texts.module.css';
import { sellAccordionPath, sellPath } from '#contract/paths.ts';
import { type SellStep, sellSteps } from '#contract/sell/sell-fields.ts';
import styles from './one-page.module.css';

type Slots = {
  readonly picker: CityPickerSlot;
  photos(draftId: string, errors: readonly string[]): ReactNode;
};

/** The whole flow as one form. */
export function SellOnOnePage(slots: Slots) {
  const { id, isHere } = useDraftParameter(sellAccordionPath);
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<SellFailure>();
  const isBeginning = useRef(false);
  useEffect(() => {
    if (!isHere || id !== undefined || isBeginning.current) return;
    isBeginning.current = true;
    void beginDraft({}).then((done) => {
      if (done.ok) navigate(`${sellAccordionPath}?draft=${done.id}`, { replace: true });
      else setFailure(done.failure);
    });
  }, [isHere, id, navigate]);
  if (failure !== undefined) {
    return (
      <SellFrame step={undefined} isHeading>
        <p role="alert" className={styles.failure}>
          <SellFailureText failure={failure} />
        </p>
      </SellFrame>
    );
  }
  return id === undefined ? <StepPlace step="city" /> : <OnePage key={id} id={id} {...slots} />;
}

function OnePage({ id, picker, photos }: Slots & { readonly id: string }) {
  const { t } = useLingui();
  const names = useStepNames();
  const { state, view } = useDraft(id);
  const [failure, setFailure] = useState<SellFailure>();
  if (state.kind === 'missing' || state.kind === 'failed') return <NoDraft failure={state.failure} />;
  if (!view) return <StepPlace step="city" />;
  const { draft, form, messageOf } = view;
  const { isDone, open } = progressOf(form, draft.photoIds.length);
  const imagesMessage = messageOf('images');
  const parts: Readonly<Record<Exclude<SellStep, 'review'>, ReactNode>> = {
    city: <CityField picker={picker} />,
    car: <CarFields />,
    photos: (
      <div data-sell-field="images">{photos(id, imagesMessage === undefined ? [] : [imagesMessage])}</div>
    ),
    price: <PriceFields />,
    contact: <ContactFields />,
  };
  return (
    <SellFormProvider value={view}>
      <SellFrame
        step={open}
        state={state}
        isDone={isDone}
        bar={<PublishBar view={view} backPath={sellPath} onFailure={setFailure} />}
      >
        <div>
          <h1 className={texts.pageTitle}>
            <Trans>Your ad on one page</Trans>
          </h1>
        </div>
        <RefusalAlert draft={draft} />
        {draft.isQueued ? <InLineNote /> : null}
        {failure === undefined ? null : (
          <p role="alert" className={styles.failure}>
            <SellFailureText failure={failure} />
          </p>
        )}
        <div className={classNames(layouts.lined, patterns.ruled)}>
          {sellSteps.map((step) =>
            step === 'review' ? null : (
              <AccordionItem
                key={step}
                isOpenAtFirst
                heading={
                  <span className={layouts.row12}>
                    <Icon
                      of={isDone(step) ? CircleCheck : CircleDashed}
                      className={isDone(step) ? texts.green : patterns.pale}
                    />
                    {names[step]}
                    <span className="visually-hidden">: {isDone(step) ? t`done` : t`not done yet`}</span>
                  </span>
                }
              >
                <div className={styles.part}>{parts[step]}</div>
              </AccordionItem>
            ),
          )}
        </div>
      </SellFrame>
    </SellFormProvider>
  );
}

function CityField({ picker }: { readonly picker: CityPickerSlot }) {
  const { t } = useLingui();
  const { form, set } = useSellForm();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <OpenField
        field="cityId"
        label={t`Where is the car?`}
        value={form.cityName ?? ''}
        empty={t`Choose the city`}
        onOpen={() => setIsOpen(true)}
      />
      {picker({
        isOpen,
        onClose: () => setIsOpen(false),
        onChoose(city) {
          setIsOpen(false);
          if (city) set({ cityId: String(city.id), cityName: city.name, districtId: '', districtName: '' });
        },
      })}
    </>
  );
}
