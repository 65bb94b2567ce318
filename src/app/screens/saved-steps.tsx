import { FavouritesStep } from '#app/features/favourites/favourites-step.tsx';
import { ViewedStep } from '#app/features/history/viewed-step.tsx';

/** What this device has saved, for the offline page. Its code reads the database, so it is loaded when needed. */
export function SavedSteps() {
  return (
    <>
      <FavouritesStep />
      <ViewedStep />
    </>
  );
}
