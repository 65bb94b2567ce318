import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide';
import { useDevice } from '#app/data/device/use-device.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import texts from '#app/ui/texts.module.css';
import { formatPrice } from '#contract/money.ts';
import { usedCarsPath } from '#contract/paths.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { listFavourites } from '#offline/favourites/favourites.ts';
import type { KeptCard } from '#offline/listing/kept-card.schema.ts';
import { isOver } from '#offline/listing/kept-card.ts';
import { listViewed } from '#offline/viewed/viewed-cars.ts';
import styles from './compare-picker.module.css';

type Candidates = { readonly favourites: readonly KeptCard[]; readonly viewed: readonly KeptCard[] };

async function readCandidates(database: DeviceDatabase): Promise<Candidates> {
  const [favourites, viewed] = await Promise.all([listFavourites(database), listViewed(database, 50)]);
  return { favourites: favourites.map(({ card }) => card), viewed: viewed.map(({ card }) => card) };
}

export type ComparePickerProps = {
  readonly isOpen: boolean;
  onClose(): void;
  /** Ids of the cars in the comparison. */
  readonly chosen: readonly number[];
  onPick(card: KeptCard): void;
};

/** Adds a favourite or recently viewed car to the comparison. */
export function ComparePicker({ isOpen, onClose, chosen, onPick }: ComparePickerProps) {
  const { t } = useLingui();
  const state = useDevice(readCandidates);
  const { favourites, viewed } = state.kind === 'known' ? state.value : { favourites: [], viewed: [] };
  const canBeChosen = (card: KeptCard) => !chosen.includes(card.id) && !isOver(card);
  const ofFavourites = favourites.filter(canBeChosen);
  const others = viewed.filter((card) => canBeChosen(card) && favourites.every(({ id }) => id !== card.id));
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t`Add a car`} height="snap">
      <PickerGroup title={t`Favourites`} cards={ofFavourites} onPick={onPick} />
      <PickerGroup title={t`Viewed last`} cards={others} onPick={onPick} />
      {state.kind !== 'reading' && ofFavourites.length + others.length === 0 ? (
        <div className={styles.empty}>
          <p>
            <Trans>Cars you open or mark with the heart can be chosen here.</Trans>
          </p>
          <ButtonLink href={usedCarsPath()} variant="secondary">
            <Trans>See used cars</Trans>
          </ButtonLink>
        </div>
      ) : null}
    </Sheet>
  );
}

type GroupProps = {
  readonly title: string;
  readonly cards: readonly KeptCard[];
  onPick(card: KeptCard): void;
};

function PickerGroup({ title, cards, onPick }: GroupProps) {
  const language = useLanguage();
  if (cards.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <button type="button" className={styles.car} onClick={() => onPick(card)}>
              <CarPicture car={card} most={320} className={styles.photo} />
              <span className={layouts.fillGrid}>
                <span className={classNames(texts.lead, patterns.oneLine)}>{card.label}</span>
                <span className={classNames(texts.noteFigures, patterns.oneLine)}>
                  {formatPrice(card.price, language)} · {card.makeYear} · {card.place}
                </span>
              </span>
              <Icon of={Plus} className={texts.green} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
