import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/**
 * A feature's plugin: serves its endpoints and runs its interval jobs until the app closes. It declares the
 * services it needs and gets no others.
 */
export type Feature<Needs extends keyof Services = never> = (
  app: FastifyInstance,
  services: Pick<Services, Needs>,
) => void | Promise<void>;
