import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { useUserCity } from '#app/features/places/use-user-city.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink, isPlain } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import texts from '#app/ui/texts.module.css';
import type { QueryOf } from '#contract/api/endpoint-schemas.ts';
import { formatNumber } from '#contract/money.ts';
import { inCity, modelOutletsPath } from '#contract/outlets/outlet-paths.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { LeadCity } from './lead-city.tsx';
import { OutletRequest } from './outlet-request.tsx';

type Named = { readonly slug: string; readonly name: string };
type Props = {
  readonly kind: VehicleKind;
  readonly categoryId: number;
  readonly brand: Named;
  readonly model: Named;
  readonly className?: string | undefined;
};

/** Asks a dealer for an offer, in a sheet above the page; the link leads to the dealers, who have the same form. */
export function AskOffer({ className, ...about }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ButtonLink
        href={modelOutletsPath(about.kind, about.brand.slug, about.model.slug, 'sales')}
        className={className}
        aria-haspopup="dialog"
        data-sheet=""
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <Trans>Ask for an offer</Trans>
      </ButtonLink>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t`Ask for an offer`} height="full">
        <DealerForm {...about} />
      </Sheet>
    </>
  );
}

const toBuy = ['quote', 'test-drive', 'brochure'] as const;

/** The dealers that are offered to choose from. */
const mostDealers = 8;

function DealerForm({ kind, categoryId, brand, model }: Omit<Props, 'className'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const city = useUserCity()?.city;
  const query: QueryOf<'outlets'> = { categoryId: String(categoryId), list: 'sales', brand: brand.slug };
  // Without a city no dealer is nearer than another.
  const { data } = useApi('outlets', city === undefined ? undefined : { ...query, city });
  const [chosenId, setChosenId] = useState<number>();
  const dealers = data?.outlets.filter(({ offers }) => offers.includes('sales')).slice(0, mostDealers) ?? [];
  const chosen = dealers.find(({ id }) => id === chosenId) ?? dealers[0];
  const page = modelOutletsPath(kind, brand.slug, model.slug, 'sales');
  return (
    <div className={layouts.column16}>
      <LeadCity isNeeded />
      {city === undefined ? (
        <p className={texts.quiet}>
          <Trans>Choose your city: the nearest {brand.name} dealers follow.</Trans>
        </p>
      ) : data === undefined ? (
        <p role="status">{t`Looking for dealers`}</p>
      ) : chosen === undefined ? (
        <p>
          <Trans>We know no {brand.name} dealer yet.</Trans>
        </p>
      ) : (
        <>
          <SelectField
            label={t`Dealer`}
            value={chosen.id}
            onChange={({ target }) => setChosenId(Number(target.value))}
          >
            {dealers.map(({ id, name, city: { name: place }, kilometers }) => (
              <option key={id} value={id}>
                {[
                  name,
                  place,
                  ...(kilometers === null ? [] : [`± ${formatNumber(kilometers, language)} km`]),
                ].join(' · ')}
              </option>
            ))}
          </SelectField>
          <OutletRequest
            key={chosen.id}
            outlet={chosen}
            categoryId={categoryId}
            model={model}
            page={page}
            choice={toBuy}
          />
        </>
      )}
      <AppLink href={city === undefined ? page : inCity(page, city)} className={patterns.lineLink}>
        <Trans>All {brand.name} dealers</Trans>
      </AppLink>
    </div>
  );
}
