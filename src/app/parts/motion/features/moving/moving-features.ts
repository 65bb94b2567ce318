import { domMax } from 'framer-motion';

/** Dragging, making way and leaving. */
export const movingFeatures = domMax;
