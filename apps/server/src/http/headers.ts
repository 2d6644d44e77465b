import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { ServerSettings } from '../settings.ts'

/**
 * Only what the server itself serves may run, be shown or be spoken to; nobody may frame it. The web client needs no
 * exception: no inline script, no inline style sheet, nothing from elsewhere.
 */
export function securityHeaders({ publicUrl, hsts }: Pick<ServerSettings, 'publicUrl' | 'hsts'>): FastifyHelmetOptions {
  const isHttps = publicUrl?.protocol === 'https:'
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Other hosts of the domain are not ours to speak for, unless whoever runs the server says so.
    strictTransportSecurity:
      isHttps && hsts !== 'off' ? { maxAge: 31_536_000, includeSubDomains: hsts === 'subdomains' } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  }
}

/** The client needs none of these, so nothing that got into its pages could use them either. */
const unneeded = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** Of all that a page could ask for, the camera alone is in use: the card reader looks at cards with it. */
export const permissionsPolicy = ['camera=(self)', ...unneeded.map((feature) => `${feature}=()`)].join(', ')
