import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAccount } from '#app/data/account/use-account.ts';
import { ApiError } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { useDevice } from '#app/data/device/use-device.ts';
import { Head } from '#app/features/seo/head.tsx';
import { ListData } from '#app/features/seo/structured-data.tsx';
import styles from '#app/features/trade/trade.module.css';
import { tradeAddressOf } from '#app/features/trade/trade-address.ts';
import { beginTrade, chooseWanted, type TradeFailure } from '#app/features/trade/trade-store.ts';
import { TradeSum } from '#app/features/trade/trade-sum.tsx';
import { useWanted } from '#app/features/trade/use-wanted.ts';
import { WantedChoice } from '#app/features/trade/wanted-choice.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageLocation } from '#app/page.ts';
import { Button } from '#app/ui/button.tsx';
import { Chip, ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';
import { tradeCarName } from '#contract/trade/trade-form.ts';
import {
  type TradePage,
  tradePageNames,
  tradePageOf,
  tradePages,
  tradePath,
} from '#contract/trade/trade-pages.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import type { WantedVehicle } from '#offline/drafts/draft.schema.ts';
import { listDrafts } from '#offline/drafts/drafts.ts';
import { listTrades } from '#offline/drafts/trade-drafts.ts';
import { FormFailure } from './sections/drafted-form.tsx';
import { TradeForm } from './sections/trade-form.tsx';

function TradeInScreen({ location }: { location: PageLocation }) {
  const { t } = useLingui();
  const language = useLanguage();
  const page = tradePageOf(location.path) ?? 'mobil';
  const { path } = tradePages[page];
  const { data } = useApi('tradePage', { page });
  const address = tradeAddressOf(useSearch());
  // Only the device knows the address's query and its drafts.
  const { isKnown } = useAccount();
  if (!data) return null;
  const names = { mobil: t`Car`, motor: t`Motorcycle` };
  return (
    <>
      <Head title={data.title} description={data.description} canonicalPath={path} />
      <ListData breadCrumbs={breadcrumbsTo(language, [data.title, path])} faqs={data.faqs} />
      <ContentPage
        title={data.title}
        lead={data.description}
        head={
          <ChipRow label={t`Kind of vehicle`}>
            {tradePageNames.map((name) => (
              <ChipLink
                key={name}
                href={tradePages[name].path}
                aria-current={name === page ? 'page' : undefined}
              >
                {names[name]}
              </ChipLink>
            ))}
          </ChipRow>
        }
      >
        {!isKnown ? (
          <div aria-busy="true" className={patterns.top16}>
            <Skeleton height="76px" radius="14px" />
            <Skeleton height="52px" />
          </div>
        ) : address.draft === undefined ? (
          <Begin key={page} page={page} data={data} address={address} />
        ) : (
          <TradeForm key={address.draft} id={address.draft} page={page} data={data} address={address} />
        )}
        <ContentSection heading={<Trans>How it works</Trans>}>
          <ol className={styles.steps}>
            {data.steps.map(({ heading, text }) => (
              <li key={heading} className={classNames(layouts.card, styles.step)}>
                <h3 className={classNames(texts.lead, styles.stepHead)}>{heading}</h3>
                <p className={classNames(texts.notePretty, patterns.figures)}>{text}</p>
              </li>
            ))}
          </ol>
        </ContentSection>
      </ContentPage>
    </>
  );
}

type BeginProps = {
  readonly page: TradePage;
  readonly data: DataOf<'tradePage'>;
  readonly address: ReturnType<typeof tradeAddressOf>;
};

const mostShown = 4;
async function readDrafts(database: DeviceDatabase, page: TradePage) {
  const [trades, ads] = await Promise.all([
    listTrades(database, page),
    page === 'mobil' ? listDrafts(database) : [],
  ]);
  const others = ads.filter(
    ({ id, listing }) => listing === null && trades.every((trade) => trade.id !== id),
  );
  return [...trades, ...others].filter(({ form }) => tradeCarName(form) !== '').slice(0, mostShown);
}

/** The wanted vehicle, and with which own one: a draft of this device, or a new one. */
function Begin({ page, data, address }: BeginProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<WantedVehicle | null>(null);
  const [failure, setFailure] = useState<TradeFailure>();
  const [isBusy, setIsBusy] = useState(false);
  const named =
    chosen === null
      ? address
      : { listing: chosen.listing ?? undefined, variant: chosen.variant ?? undefined };
  const wanted = useWanted(page, named, chosen);
  const drafts = useDevice((database) => readDrafts(database, page), [page]);
  const own = drafts.kind === 'known' ? drafts.value : [];

  function choose(vehicle: WantedVehicle | null): void {
    setChosen(vehicle);
    if (vehicle === null) navigate(tradePath(page), { replace: true });
  }

  async function begin(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const done = await beginTrade(page, wanted.vehicle ?? null);
    setIsBusy(false);
    if (done.ok) navigate(tradePath(page, { draft: done.id }), { replace: true });
    else setFailure(done.failure);
  }

  async function goOn(id: string): Promise<void> {
    if (wanted.vehicle) {
      const done = await chooseWanted(id, page, wanted.vehicle);
      if (!done.ok) return setFailure(done.failure);
    }
    navigate(tradePath(page, { draft: id }), { replace: true });
  }

  return (
    <div className={classNames(patterns.top28, styles.layout)}>
      <div className={classNames(patterns.top28, styles.main)}>
        <ContentSection heading={<Trans>Your vehicle</Trans>}>
          <div className={patterns.top16}>
            {own.length === 0 ? null : (
              <ChipRow label={t`Vehicles on this device`}>
                {own.map((draft) => (
                  <Chip key={draft.id} onClick={() => void goOn(draft.id)}>
                    {tradeCarName(draft.form)}
                  </Chip>
                ))}
              </ChipRow>
            )}
            <div className={patterns.wrapCentred}>
              <Button aria-disabled={isBusy} onClick={() => void begin()}>
                {page === 'mobil' ? (
                  <Trans>Describe your car</Trans>
                ) : (
                  <Trans>Describe your motorcycle</Trans>
                )}
              </Button>
            </div>
            <FormFailure failure={failure} />
          </div>
        </ContentSection>
        <ContentSection heading={<Trans>The next vehicle</Trans>}>
          <WantedChoice page={page} wanted={wanted} onChoose={choose} />
        </ContentSection>
      </div>
      <aside className={styles.aside}>
        <TradeSum
          page={page}
          data={data}
          own={undefined}
          unknown={<Trans>Describe your vehicle to see the difference.</Trans>}
          wanted={wanted.vehicle}
        />
      </aside>
    </div>
  );
}

export const page: Page = {
  async load(api, { path }) {
    const page = tradePageOf(path);
    if (page === undefined) throw new ApiError('not_found', 'no such page');
    const { faqs, title } = await api.get('tradePage', { page });
    return { frame: { faqs, faqTitle: title, breadcrumbs: breadcrumbsTo(api.language, [title, path]) } };
  },
  Screen: TradeInScreen,
};
