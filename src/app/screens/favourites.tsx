import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type DeviceState, useDevice } from '#app/data/device/use-device.ts';
import { CompareBar } from '#app/features/compare/compare-bar.tsx';
import { CompareToggle } from '#app/features/compare/compare-button.tsx';
import { FavouritesList } from '#app/features/favourites/favourites-list.tsx';
import { KeptCar } from '#app/features/favourites/kept-car.tsx';
import { KeptCarGrid } from '#app/features/favourites/kept-car-grid.tsx';
import { SavedSearchesStep } from '#app/features/saved-searches/saved-searches-step.tsx';
import { ViewedList } from '#app/features/viewed/viewed-list.tsx';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { SegmentedTabs } from '#app/ui/form/segmented-tabs.tsx';
import { favouritesPath, viewedPath } from '#contract/paths.ts';
import styles from './favourites.module.css';

type Tab = 'favourites' | 'viewed';
const viewedHash = new URL(viewedPath, 'https://lajur.example').hash;

function countOf(state: DeviceState<number>): number | undefined {
  return state.kind === 'known' ? state.value : undefined;
}

function FavouritesScreen() {
  const { t } = useLingui();
  const [tab, setTab] = useTab();
  const favouriteCount = countOf(useDevice(({ favourites }) => favourites.count()));
  const viewedCount = countOf(useDevice(({ viewed }) => viewed.count()));
  return (
    <PersonalScreen
      title={t`Favourites`}
      description={t`The cars you have marked and those you viewed last, kept on this device.`}
      canonicalPath={favouritesPath}
    >
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
    </PersonalScreen>
  );
}

/** The open tab, stored in the address's hash, so that it is restored on return. */
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

export const page = personalPage(FavouritesScreen, {});
