import { Skeleton } from '#app/ui/state/skeleton.tsx';

/** A form whose draft is being read: as high as the screen, so that what follows comes into view only with the form. */
export const FormSkeleton = () => <Skeleton height="100vh" radius="14px" />;
