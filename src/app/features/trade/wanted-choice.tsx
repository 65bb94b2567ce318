import { Trans, useLingui } from '@lingui/react/macro';
import { CarFront } from 'lucide';
import { useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { useDevice } from '#app/data/device/use-device.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { Chip, ChipRow } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { SearchField } from '#app/ui/form/search-field.tsx';
import { useSettled } from '#app/ui/hooks/use-settled.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { formatPrice } from '#contract/money.ts';
import { wantedKinds } from '#contract/trade/trade-form.ts';
import type { TradePage } from '#contract/trade/trade-pages.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import type { WantedVehicle } from '#offline/drafts/draft.schema.ts';
import { listFavourites } from '#offline/favourites/favourites.ts';
import { isOver } from '#offline/listing/kept-card.ts';
import { listViewed } from '#offline/viewed/viewed-cars.ts';
import styles from './trade.module.css';
import { ofListing, type Wanted } from './use-wanted.ts';

type Props = {
  readonly page: TradePage;
  readonly wanted: Wanted;
  onChoose(wanted: WantedVehicle | null): void;
};

/** The wanted vehicle, or how to find it. */
export function WantedChoice({ page, wanted: { vehicle, isLoading, isGone }, onChoose }: Props) {
  const language = useLanguage();
  if (isLoading) return <Skeleton height="76px" radius="14px" />;
  if (vehicle) {
    return (
      <div className={classNames(layouts.card, styles.chosen)}>
        <IconTile>
          <Icon of={CarFront} />
        </IconTile>
        <p className={layouts.column}>
          <strong className={texts.lead}>{vehicle.name}</strong>
          <span className={classNames(texts.notePretty, patterns.figures)}>
            {vehicle.price === null ? <Trans>Price not known</Trans> : formatPrice(vehicle.price, language)}
            {' · '}
            {vehicle.listing === null ? <Trans>new</Trans> : <Trans>used, for sale</Trans>}
          </span>
        </p>
        <Button variant="text" size="dense" onClick={() => onChoose(null)}>
          <Trans>Change</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className={classNames(layouts.column, styles.search)}>
      {isGone ? (
        <p role="alert" className={classNames(patterns.noticeCard, tints.red)}>
          <Trans>This vehicle has been sold or withdrawn. Choose another: what you wrote is kept.</Trans>
        </p>
      ) : null}
      <Search page={page} onChoose={onChoose} />
    </div>
  );
}

type Found = { readonly key: string; readonly name: string; readonly note: string; pick(): void };
const settledAfterMs = 200;
const mostFound = 6;

function Search({ page, onChoose }: Pick<Props, 'page' | 'onChoose'>) {
  const { t } = useLingui();
  const [kind, setKind] = useState<'used' | 'new'>(wantedKinds[page][0]);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), settledAfterMs);
  const used = useUsed(kind === 'used' ? q : '', onChoose);
  const fresh = useNew(page, kind === 'new' ? q : '', { onType: setTyped, onChoose });
  const found = kind === 'used' ? used : fresh;
  return (
    <>
      {wantedKinds[page].length === 1 ? null : (
        <ChipRow label={t`New or used`}>
          <Chip aria-pressed={kind === 'used'} onClick={() => setKind('used')}>
            <Trans>Used car</Trans>
          </Chip>
          <Chip aria-pressed={kind === 'new'} onClick={() => setKind('new')}>
            <Trans>New car</Trans>
          </Chip>
        </ChipRow>
      )}
      <SearchField
        label={kind === 'used' ? t`Brand, model or city` : t`Brand, model or variant`}
        value={typed}
        onChange={setTyped}
      />
      {kind === 'used' && typed.trim() === '' ? <Kept onChoose={onChoose} /> : null}
      <ul className={patterns.lines}>
        {(typed.trim() === '' ? [] : (found ?? [])).map(({ key, name, note, pick }) => (
          <li key={key}>
            <button type="button" className={classNames(layouts.column, styles.item)} onClick={pick}>
              <span className={texts.lead}>{name}</span>
              <span className={classNames(texts.notePretty, patterns.figures)}>{note}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={classNames(texts.notePretty, patterns.figures)}>
        {q !== '' && found?.length === 0 ? (
          <Trans>Nothing here is called “{q}”. Try just the brand.</Trans>
        ) : null}
      </p>
    </>
  );
}

function useUsed(q: string, onChoose: Props['onChoose']): readonly Found[] | undefined {
  const language = useLanguage();
  const { data } = useApi('listings', q === '' ? undefined : { q, pageSize: String(mostFound) });
  return data?.items.map((card) => ({
    key: String(card.id),
    name: `${card.label} ${card.makeYear}`,
    note: `${formatPrice(card.price, language)} · ${card.place}`,
    pick: () => onChoose(ofListing(card)),
  }));
}

/** Brands and models found are typed, and lead to their variants. */
function useNew(
  page: TradePage,
  q: string,
  { onType, onChoose }: { onType(text: string): void; onChoose: Props['onChoose'] },
): readonly Found[] | undefined {
  const categoryId = page === 'mobil' ? '1' : '2';
  const { data } = useApi('findVariants', q === '' ? undefined : { categoryId, q });
  return data?.items.slice(0, mostFound).map(({ id, label, note }) => ({
    ...{ key: id ?? label, name: label, note },
    pick: () =>
      id === null ? onType(label) : onChoose({ listing: null, variant: id, name: label, price: null }),
  }));
}

async function readKept(database: DeviceDatabase) {
  const [favourites, viewed] = await Promise.all([listFavourites(database), listViewed(database, 20)]);
  const cards = [...favourites, ...viewed].map(({ card }) => card).filter((card) => !isOver(card));
  return cards.filter(({ id }, at) => cards.findIndex((card) => card.id === id) === at).slice(0, mostFound);
}

/** Cars that were saved or opened here: also without a connection. */
function Kept({ onChoose }: Pick<Props, 'onChoose'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const state = useDevice(readKept);
  if (state.kind !== 'known' || state.value.length === 0) return null;
  return (
    <ChipRow label={t`Cars you saved or opened`}>
      {state.value.map((card) => (
        <Chip key={card.id} onClick={() => onChoose(ofListing(card))}>
          {card.label} · {formatPrice(card.price, language)}
        </Chip>
      ))}
    </ChipRow>
  );
}
