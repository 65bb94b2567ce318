import type { ComponentType } from 'react';
import { FavouritesStep } from '#app/features/favourites/favourites-step.tsx';
import { ViewedStep } from '#app/features/history/viewed-step.tsx';
import type { PageLocation } from '#app/page.ts';
import type { StatusPageView } from '#contract/page-data.ts';
import { StatusView } from './status-view.tsx';

/** The screens shown in place of a page. */
export const statusScreens: Readonly<Record<StatusPageView, ComponentType<{ location: PageLocation }>>> = {
  'not-found': () => <StatusView view="not-found" />,
  gone: () => <StatusView view="gone" />,
  error: () => <StatusView view="error" />,
  offline: () => (
    <StatusView
      view="offline"
      saved={
        <>
          <FavouritesStep />
          <ViewedStep />
        </>
      }
    />
  ),
};
