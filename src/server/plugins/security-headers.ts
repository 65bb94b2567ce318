import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { originsOf } from '#server/tracking-variables.ts';

/**
 * Headers of every response. Pages are cached as a whole, so the policy has no nonce: scripts come from our
 * own files only, and data is in non-executable blocks (docs/product.md#third-party-scripts).
 */
export async function securityHeaders(
  app: FastifyInstance,
  { isHttps, others }: { readonly isHttps: boolean; readonly others: ReturnType<typeof originsOf> },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...others.script],
        'style-src': ["'self'"],
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...others.image],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...others.connect],
        ...(others.frame.length > 0 ? { 'frame-src': ["'self'", ...others.frame] } : {}),
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        // A native app's web view is not a frame, so it is not affected.
        'frame-ancestors': ["'none'"],
        ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
