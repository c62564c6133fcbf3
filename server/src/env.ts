import { resolve } from 'node:path'
import { z } from 'zod'
import {
  type LanguageModelSettings,
  PROVIDERS,
  type ProviderId,
} from './outside/language-model/language-model-settings.ts'
import type { RecordingPlace } from './outside/recording-storage-for.ts'

/** An empty setting is a setting not made. */
const orUnset = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
const wholeNumber = (most: number) => {
  const error = `it must be a whole number from 0 to ${most}`
  return z.coerce.number({ error }).int(error).min(0, error).max(most, error)
}

const webAddress = orUnset(
  z.url({ protocol: /^https?$/, error: 'it must be an address such as https://pay.example/founder' }),
)

/** The services of the agency (NHTSA), as they stand in its documentation. */
const VEHICLE_SERVICE = 'https://vpic.nhtsa.dot.gov/api/vehicles/decodevin'
const RECALL_SERVICE = 'https://api.nhtsa.gov/recalls/recallsByVehicle'
const NO_SERVICE = 'it must be an address such as https://vehicles.example/decodevin, or off'
const serviceAddress = orUnset(
  z.union([z.literal('off'), z.url({ protocol: /^https?$/, error: NO_SERVICE })], { error: NO_SERVICE }),
)
const addressOrOff = (given: string | undefined, whenUnset: string): string | null =>
  given === 'off' ? null : (given ?? whenUnset)

/** The only reader of process.env: what an operator may set, with the values that hold when nothing is set. */
const schema = z.object({
  PORT: orUnset(wholeNumber(65_535)),
  HOST: orUnset(z.string()),
  DATABASE_URL: orUnset(
    z.string().regex(/^postgres(ql)?:\/\//, 'it must begin with postgres:// or postgresql://'),
  ),
  CANDI_DATA: orUnset(z.string()),
  TURN_PROCESSES: orUnset(wholeNumber(64)),
  LOG_LEVEL: orUnset(z.enum(LOG_LEVELS, { error: `it must be ${LOG_LEVELS.join(', ')}` })),
  PUBLIC_URL: orUnset(
    z.url({ protocol: /^https?$/, error: 'it must be an address such as https://candi.example' }),
  ),
  CANDI_SECRET: orUnset(z.string().min(32, 'it needs at least 32 characters')),
  SMTP_URL: orUnset(z.url({ protocol: /^smtps?$/, error: 'it must begin with smtp:// or smtps://' })),
  MAIL_FROM: orUnset(z.string()),
  IOS_BUNDLE_ID: orUnset(z.string()),
  IOS_TEAM_ID: orUnset(z.string()),
  ANDROID_PACKAGE: orUnset(z.string()),
  ANDROID_CERTIFICATE_SHA256: orUnset(z.string()),
  ALLOWED_ORIGINS: orUnset(
    z
      .string()
      .transform((list) =>
        list
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean),
      )
      .pipe(
        z.array(
          z.string().refine((entry) => URL.canParse(entry) && new URL(entry).origin === entry, {
            error: 'it must be origins such as https://app.example, parted by commas, without a path',
          }),
        ),
      ),
  ),
  ALLOWED_HOSTS: orUnset(
    z
      .string()
      .transform((list) =>
        list
          .split(',')
          .map((entry) => entry.trim().toLowerCase())
          .filter(Boolean),
      )
      .pipe(
        z.array(
          z
            .string()
            .refine(
              (entry) => URL.canParse(`http://${entry}`) && new URL(`http://${entry}`).hostname === entry,
              {
                error: 'it must be names such as candi.lan, parted by commas, without https:// and port',
              },
            ),
        ),
      ),
  ),
  METRICS_TOKEN: orUnset(z.string().min(16, 'it needs at least 16 characters')),
  TRUST_PROXY: orUnset(wholeNumber(10)),
  NODE_ENV: orUnset(z.string()),
  SUPPORT_EMAIL: orUnset(z.email('it must be an address such as help@candi.example')),
  DONATE_URL: webAddress,
  FOUNDER_PAYMENT_URL: webAddress,
  PRO_MONTHLY_PAYMENT_URL: webAddress,
  PRO_ANNUAL_PAYMENT_URL: webAddress,
  OPERATOR_NOTICE: orUnset(z.string().trim().max(500, 'it can hold 500 characters')),
  CONTRIBUTIONS_ENABLED: orUnset(z.enum(['true', 'false', '1', '0'], { error: 'it must be true or false' })),
  VEHICLE_SERVICE_URL: serviceAddress,
  RECALL_SERVICE_URL: serviceAddress,
  RECORDINGS_FOLDER: orUnset(z.string()),
  RECORDINGS_BUCKET_URL: webAddress,
  RECORDINGS_BUCKET_KEY: orUnset(z.string()),
  RECORDINGS_BUCKET_SECRET: orUnset(z.string()),
  RECORDINGS_BUCKET_REGION: orUnset(z.string()),
  AI_PROVIDER: orUnset(z.enum(PROVIDERS, { error: `it must be ${PROVIDERS.join(', ')}` })),
  AI_MODEL: orUnset(z.string().trim().max(100)),
  AI_BASE_URL: orUnset(
    z.url({ protocol: /^https?$/, error: 'it must be an address such as http://localhost:11434/v1' }),
  ),
  AI_API_KEY: orUnset(z.string().trim()),
  AI_NAME: orUnset(z.string().trim().max(40, 'it can hold 40 characters')),
  AI_SEES_PHOTOS: orUnset(z.enum(['true', 'false', '1', '0'], { error: 'it must be true or false' })),
  AI_ASK_CONSENT: orUnset(z.enum(['true', 'false', '1', '0'], { error: 'it must be true or false' })),
  STRIPE_WEBHOOK_SECRET: orUnset(z.string().trim().startsWith('whsec_', 'it begins with whsec_')),
})

export interface Environment {
  /** Undefined lets the server look for a free port from 8787 on. */
  readonly port: number | undefined
  readonly host: string
  readonly dataFolder: string
  /** Null: the embedded database in the data folder. */
  readonly databaseUrl: string | null
  readonly logLevel: string
  /** Processes that take turns; null: as many as there are cores. */
  readonly turnProcesses: number | null
  /** Where visitors reach us, in mailed links; null is http://localhost and the port. */
  readonly publicUrl: string | null
  /** Signs sessions and links; null lets the embedded database keep its own. */
  readonly secret: string | null
  /** Null: mails are written to a folder. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly mobileApps: {
    readonly iosBundleId: string | null
    readonly iosTeamId: string | null
    readonly androidPackage: string | null
    readonly androidCertificates: readonly string[]
  }
  /** Proxies of the operator's in front of us, whose X-Forwarded-For is believed. */
  readonly trustedProxies: number
  /** Origins of a web app served from elsewhere that may call this API. */
  readonly allowedOrigins: readonly string[]
  /** Names beside that of the public address by which visitors may reach us. */
  readonly allowedHosts: readonly string[]
  /** Null: metrics are for this machine alone. */
  readonly metricsToken: string | null
  readonly offers: {
    readonly supportEmail: string | null
    readonly donateUrl: string | null
    readonly founderPaymentUrl: string | null
    readonly proPaymentUrls: { readonly monthly: string | null; readonly annual: string | null }
    /** Shown once to every visitor, in the modal alert. */
    readonly notice: string | null
    readonly contributionsEnabled: boolean
  }
  /** Public service that decodes a VIN, and that for recalls; null: switched off. */
  readonly vehicleServiceUrl: string | null
  readonly recallServiceUrl: string | null
  /** Where contributed recordings lie. */
  readonly recordings: RecordingPlace
  /** Who narrates and describes photos beside the built-in narrator; null: nobody. */
  readonly languageModel: LanguageModelSettings | null
  /** With it the payment service signs what it tells us; null: it is not believed. */
  readonly paymentWebhookSecret: string | null
  /** False where NODE_ENV says that this is somebody's workshop. */
  readonly isProduction: boolean
}

export class EnvironmentMistake extends Error {}

export function readEnvironment(
  root: string,
  source: NodeJS.ProcessEnv = process.env,
  hostWhenUnset = '127.0.0.1',
): Environment {
  const parsed = schema.safeParse(source)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new EnvironmentMistake(`The setting ${String(issue?.path[0])} cannot be used: ${issue?.message}.`)
  }
  const { PORT, HOST, DATABASE_URL, CANDI_DATA = '.candi', LOG_LEVEL = 'warn' } = parsed.data
  const publicUrl = parsed.data.PUBLIC_URL?.replace(/\/{1,9}$/, '') ?? null
  return {
    port: PORT,
    host: HOST ?? hostWhenUnset,
    dataFolder: resolve(root, CANDI_DATA),
    databaseUrl: DATABASE_URL ?? null,
    logLevel: LOG_LEVEL,
    turnProcesses: parsed.data.TURN_PROCESSES || null,
    publicUrl,
    secret: parsed.data.CANDI_SECRET ?? null,
    smtpUrl: parsed.data.SMTP_URL ?? null,
    mailFrom:
      parsed.data.MAIL_FROM ?? `CANDI <no-reply@${new URL(publicUrl ?? 'http://localhost').hostname}>`,
    mobileApps: {
      iosBundleId: parsed.data.IOS_BUNDLE_ID ?? null,
      iosTeamId: parsed.data.IOS_TEAM_ID ?? null,
      androidPackage: parsed.data.ANDROID_PACKAGE ?? null,
      androidCertificates: (parsed.data.ANDROID_CERTIFICATE_SHA256 ?? '')
        .split(',')
        .map((print) => print.trim())
        .filter(Boolean),
    },
    trustedProxies: parsed.data.TRUST_PROXY ?? 0,
    allowedOrigins: parsed.data.ALLOWED_ORIGINS ?? [],
    allowedHosts: parsed.data.ALLOWED_HOSTS ?? [],
    metricsToken: parsed.data.METRICS_TOKEN ?? null,
    offers: {
      supportEmail: parsed.data.SUPPORT_EMAIL ?? null,
      donateUrl: parsed.data.DONATE_URL ?? null,
      founderPaymentUrl: parsed.data.FOUNDER_PAYMENT_URL ?? null,
      proPaymentUrls: {
        monthly: parsed.data.PRO_MONTHLY_PAYMENT_URL ?? null,
        annual: parsed.data.PRO_ANNUAL_PAYMENT_URL ?? null,
      },
      notice: parsed.data.OPERATOR_NOTICE || null,
      contributionsEnabled: ['true', '1'].includes(parsed.data.CONTRIBUTIONS_ENABLED ?? ''),
    },
    vehicleServiceUrl: addressOrOff(parsed.data.VEHICLE_SERVICE_URL, VEHICLE_SERVICE),
    recallServiceUrl: addressOrOff(parsed.data.RECALL_SERVICE_URL, RECALL_SERVICE),
    recordings: recordingsPlace(parsed.data, resolve(root, CANDI_DATA), root),
    languageModel: languageModelOf(parsed.data),
    paymentWebhookSecret: parsed.data.STRIPE_WEBHOOK_SECRET ?? null,
    isProduction: (parsed.data.NODE_ENV ?? 'production') === 'production',
  }
}

/** A provider is named with its model; a server of one's own with its address, a maker outside with its key. */
function languageModelOf(given: {
  readonly AI_PROVIDER?: ProviderId | undefined
  readonly AI_MODEL?: string | undefined
  readonly AI_BASE_URL?: string | undefined
  readonly AI_API_KEY?: string | undefined
  readonly AI_NAME?: string | undefined
  readonly AI_SEES_PHOTOS?: string | undefined
  readonly AI_ASK_CONSENT?: string | undefined
}): LanguageModelSettings | null {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_BASE_URL: baseUrl, AI_API_KEY: key } = given
  if (provider === undefined) return null
  if (model === undefined)
    throw new EnvironmentMistake('With AI_PROVIDER the setting AI_MODEL is needed too.')
  if (provider === 'compatible' && baseUrl === undefined)
    throw new EnvironmentMistake('With AI_PROVIDER=compatible the setting AI_BASE_URL is needed too.')
  if (provider !== 'compatible' && key === undefined)
    throw new EnvironmentMistake(`With AI_PROVIDER=${provider} the setting AI_API_KEY is needed too.`)
  return {
    provider,
    model,
    baseUrl: baseUrl ?? null,
    key: key ?? null,
    name: given.AI_NAME ?? null,
    seesPhotos: ['true', '1'].includes(given.AI_SEES_PHOTOS ?? ''),
    asksConsent: ['true', '1'].includes(given.AI_ASK_CONSENT ?? ''),
  }
}

/** A bucket is named with its key or not at all. */
function recordingsPlace(
  given: {
    readonly RECORDINGS_FOLDER?: string | undefined
    readonly RECORDINGS_BUCKET_URL?: string | undefined
    readonly RECORDINGS_BUCKET_KEY?: string | undefined
    readonly RECORDINGS_BUCKET_SECRET?: string | undefined
    readonly RECORDINGS_BUCKET_REGION?: string | undefined
  },
  dataFolder: string,
  root: string,
): RecordingPlace {
  const folder = given.RECORDINGS_FOLDER
    ? resolve(root, given.RECORDINGS_FOLDER)
    : resolve(dataFolder, 'recordings')
  const { RECORDINGS_BUCKET_URL: url, RECORDINGS_BUCKET_KEY: key, RECORDINGS_BUCKET_SECRET: secret } = given
  if (url === undefined) return { folder, bucket: null }
  if (new URL(url).pathname === '/')
    throw new EnvironmentMistake(
      'The setting RECORDINGS_BUCKET_URL cannot be used: the bucket must be in its path, such as https://s3.example/bucket.',
    )
  if (key === undefined || secret === undefined)
    throw new EnvironmentMistake(
      'With RECORDINGS_BUCKET_URL the settings RECORDINGS_BUCKET_KEY and RECORDINGS_BUCKET_SECRET are needed too.',
    )
  return { folder, bucket: { url, key, secret, region: given.RECORDINGS_BUCKET_REGION ?? 'us-east-1' } }
}
