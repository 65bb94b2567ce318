import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type DeviceState, useLiveDevice } from '#app/data/live-device.ts';
import { CompareBar } from '#app/features/compare/compare-bar.tsx';
import { CompareToggle } from '#app/features/compare/compare-button.tsx';
import { FavouritesList } from '#app/features/favourites/favourites-list.tsx';
import { favourites } from '#app/features/favourites/favourites-store.ts';
import { KeptCar } from '#app/features/favourites/kept-car.tsx';
import { KeptCarGrid } from '#app/features/favourites/kept-car-grid.tsx';
import { viewedCars } from '#app/features/history/viewed-cars.ts';
import { ViewedList } from '#app/features/history/viewed-list.tsx';
import { SavedSearchesStep } from '#app/features/saved-searches/saved-searches-step.tsx';
import { Head } from '#app/features/seo/head.tsx';
import type { Page } from '#app/page.ts';
import { SegmentedTabs } from '#app/ui/segmented-tabs.tsx';
import { favouritesPath, viewedPath } from '#contract/paths.ts';
import styles from './favourites.module.css';

type Tab = 'favourites' | 'viewed';
const viewedHash = new URL(viewedPath, 'https://lajur.example').hash;

function countOf(state: DeviceState<readonly unknown[]>): number | undefined {
  return state.kind === 'known' ? state.value.length : undefined;
}

function FavouritesScreen() {
  const { t } = useLingui();
  const [tab, setTab] = useTab();
  const favouriteCount = countOf(useLiveDevice(favourites));
  const viewedCount = countOf(useLiveDevice(viewedCars));
  // Here they are what the page is about, and not something for later.
  useEffect(() => {
    void favourites.read();
    void viewedCars.read();
  }, []);
  return (
    <div className={styles.screen}>
      <Head
        title={t`Favourites`}
        description={t`The cars you have marked and those you viewed last, kept on this device.`}
        canonicalPath={favouritesPath}
        isIndexed={false}
      />
      <h1 className={styles.title}>
        <Trans>Favourites</Trans>
      </h1>
      <SegmentedTabs
        label={t`Kept on this device`}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { key: 'favourites', label: <Trans>Favourites</Trans>, count: favouriteCount },
          { key: 'viewed', label: <Trans>Viewed last</Trans>, count: viewedCount },
        ]}
      >
        <div className={styles.panel}>
          {tab === 'favourites' ? (
            <>
              <div className={styles.step}>
                <SavedSearchesStep />
              </div>
              <FavouritesList compare={(card) => <CompareToggle card={card} />} />
            </>
          ) : (
            <ViewedList
              grid={(items) => <KeptCarGrid>{items}</KeptCarGrid>}
              car={(card) => (
                <li>
                  <KeptCar card={card} actions={<CompareToggle card={card} />} />
                </li>
              )}
            />
          )}
        </div>
      </SegmentedTabs>
      <CompareBar />
    </div>
  );
}

/** Which tab is open; the address has it behind its hash, so that it is there again on return. */
function useTab(): [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>('favourites');
  useEffect(() => {
    const follow = () => setTab(location.hash === viewedHash ? 'viewed' : 'favourites');
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return [
    tab,
    (next) => {
      setTab(next);
      history.replaceState(
        history.state,
        '',
        next === 'viewed' ? viewedHash : location.pathname + location.search,
      );
    },
  ];
}

export const page: Page = {
  // All of it is on the device, which the server does not know.
  load: async () => undefined,
  Screen: FavouritesScreen,
};
