import { classNames } from '#app/ui/class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** CSS lengths of the expected content, so that nothing moves. */
  readonly width?: string;
  readonly height?: string;
  readonly radius?: string;
  readonly className?: string | undefined;
};

/** A placeholder. Its region must have aria-busy. */
export function Skeleton({ width = '100%', height = '1rem', radius = '8px', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, className)}
      style={{ width, height, borderRadius: radius }}
    />
  );
}
