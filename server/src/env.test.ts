import { describe, expect, it } from 'vitest'
import { EnvironmentMistake, readEnvironment } from './env.ts'
import { assistantOf } from './outside/language-model/language-model-settings.ts'

describe('the settings', () => {
  it('take an empty port for no port', () => {
    expect(readEnvironment('/product', { PORT: '' }).port).toBeUndefined()
    expect(readEnvironment('/product', { PORT: '0' }).port).toBe(0)
  })

  it('put the data beside the product unless an absolute folder is named', () => {
    expect(readEnvironment('/product', {}).dataFolder).toBe('/product/.candi')
    expect(readEnvironment('/product', { CANDI_DATA: '/data' }).dataFolder).toBe('/data')
  })

  it('refuse a port that is none', () => {
    expect(() => readEnvironment('/product', { PORT: 'http' })).toThrow(EnvironmentMistake)
  })

  it('take each for one that was not made where it is empty', () => {
    const unset = readEnvironment('/product', {})
    for (const name of [
      'HOST',
      'DATABASE_URL',
      'CANDI_DATA',
      'LOG_LEVEL',
      'PORT',
      'ALLOWED_ORIGINS',
      'ALLOWED_HOSTS',
    ])
      expect(readEnvironment('/product', { [name]: '' })).toEqual(unset)
    expect(unset).toMatchObject({
      host: '127.0.0.1',
      databaseUrl: null,
      dataFolder: '/product/.candi',
      logLevel: 'warn',
    })
  })

  it.each([
    ['PORT', '80x', 'it must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'it must be a whole number from 0 to 65535'],
    ['TRUST_PROXY', 'true', 'it must be a whole number from 0 to 10'],
    ['TRUST_PROXY', '1.5', 'it must be a whole number from 0 to 10'],
    ['LOG_LEVEL', 'loud', 'it must be silent, error, warn, info, debug'],
    [
      'ALLOWED_ORIGINS',
      'https://a.example/',
      'it must be origins such as https://app.example, parted by commas, without a path',
    ],
    [
      'ALLOWED_HOSTS',
      'candi.lan, https://candi.example',
      'it must be names such as candi.lan, parted by commas, without https:// and port',
    ],
    [
      'ALLOWED_HOSTS',
      'candi.lan:8787',
      'it must be names such as candi.lan, parted by commas, without https:// and port',
    ],
  ])('say in our words what %s may be', (name, value, words) => {
    expect(() => readEnvironment('/product', { [name]: value })).toThrow(
      `The setting ${name} cannot be used: ${words}.`,
    )
  })

  it('take names that visitors may use as they are compared, in small letters', () => {
    expect(readEnvironment('/product', { ALLOWED_HOSTS: 'Candi.LAN , 192.168.1.20' }).allowedHosts).toEqual([
      'candi.lan',
      '192.168.1.20',
    ])
  })

  it('take an empty setting for one that was not made', () => {
    const settings = readEnvironment('/product', {
      PUBLIC_URL: '',
      CANDI_SECRET: '',
      SMTP_URL: '',
      TRUST_PROXY: '',
    })
    expect(settings).toMatchObject({ publicUrl: null, secret: null, smtpUrl: null, trustedProxies: 0 })
  })

  it('send mail from the public host unless another sender is named', () => {
    const { publicUrl, mailFrom } = readEnvironment('/product', { PUBLIC_URL: 'https://candi.example/' })
    expect([publicUrl, mailFrom]).toEqual(['https://candi.example', 'CANDI <no-reply@candi.example>'])
    expect(readEnvironment('/product', { MAIL_FROM: 'Help <help@example.org>' }).mailFrom).toBe(
      'Help <help@example.org>',
    )
  })

  it.each([
    ['PUBLIC_URL', 'candi.example'],
    ['PUBLIC_URL', 'ftp://candi.example'],
    ['CANDI_SECRET', 'too short'],
    ['SMTP_URL', 'mail.example.org'],
    ['TRUST_PROXY', 'yes'],
  ])('refuse %s where it is "%s", naming the setting', (name, value) => {
    expect(() => readEnvironment('/product', { [name]: value })).toThrow(new RegExp(`${name} cannot be used`))
  })

  it('sell nothing, tell nothing and open no contributions until an operator says so', () => {
    const { offers, paymentWebhookSecret, isProduction } = readEnvironment('/product', { DONATE_URL: '' })
    expect(offers).toEqual({
      supportEmail: null,
      donateUrl: null,
      founderPaymentUrl: null,
      proPaymentUrls: { monthly: null, annual: null },
      notice: null,
      contributionsEnabled: false,
    })
    expect({ paymentWebhookSecret, isProduction }).toEqual({ paymentWebhookSecret: null, isProduction: true })
  })

  it('take what an operator sells and says', () => {
    const { offers, isProduction } = readEnvironment('/product', {
      FOUNDER_PAYMENT_URL: 'https://pay.example/founder',
      PRO_ANNUAL_PAYMENT_URL: 'https://pay.example/year',
      OPERATOR_NOTICE: ' Closed on Sunday. ',
      CONTRIBUTIONS_ENABLED: 'true',
      NODE_ENV: 'development',
    })
    expect(offers).toMatchObject({
      founderPaymentUrl: 'https://pay.example/founder',
      proPaymentUrls: { monthly: null, annual: 'https://pay.example/year' },
      notice: 'Closed on Sunday.',
      contributionsEnabled: true,
    })
    expect(isProduction).toBe(false)
  })

  it.each([
    ['FOUNDER_PAYMENT_URL', 'javascript:alert(1)'],
    ['SUPPORT_EMAIL', 'somebody'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_live_key'],
    ['CONTRIBUTIONS_ENABLED', 'perhaps'],
  ])('refuse a %s that is none, and do not repeat it', (name, value) => {
    const read = () => readEnvironment('/product', { [name]: value })
    expect(read).toThrow(EnvironmentMistake)
    expect(read).toThrow(name)
    expect(read).not.toThrow(value)
  })

  it('ask the services of the agency unless others are named or they are switched off', () => {
    expect(readEnvironment('/product', {})).toMatchObject({
      vehicleServiceUrl: 'https://vpic.nhtsa.dot.gov/api/vehicles/decodevin',
      recallServiceUrl: 'https://api.nhtsa.gov/recalls/recallsByVehicle',
    })
    const own = readEnvironment('/product', {
      VEHICLE_SERVICE_URL: 'http://vehicles.lan/decodevin',
      RECALL_SERVICE_URL: 'off',
    })
    expect([own.vehicleServiceUrl, own.recallServiceUrl]).toEqual(['http://vehicles.lan/decodevin', null])
    expect(() => readEnvironment('/product', { VEHICLE_SERVICE_URL: 'none' })).toThrow(
      'The setting VEHICLE_SERVICE_URL cannot be used: it must be an address such as https://vehicles.example/decodevin, or off.',
    )
  })
})

describe('where recordings lie', () => {
  const bucket = {
    RECORDINGS_BUCKET_URL: 'https://s3.example/sounds',
    RECORDINGS_BUCKET_KEY: 'key',
    RECORDINGS_BUCKET_SECRET: 'secret',
  }

  it('is the data folder unless an operator names another or a bucket', () => {
    const of = (settings: Readonly<Record<string, string>>) =>
      readEnvironment('/product', settings).recordings
    expect(of({})).toEqual({ folder: '/product/.candi/recordings', bucket: null })
    expect(of({ CANDI_DATA: '/data' }).folder).toBe('/data/recordings')
    expect(of({ RECORDINGS_FOLDER: '/sounds' }).folder).toBe('/sounds')
    expect(of(bucket).bucket).toEqual({
      url: 'https://s3.example/sounds',
      key: 'key',
      secret: 'secret',
      region: 'us-east-1',
    })
    expect(of({ ...bucket, RECORDINGS_BUCKET_REGION: 'eu-1' }).bucket?.region).toBe('eu-1')
  })

  it.each([
    ['without a key', { RECORDINGS_BUCKET_KEY: '' }, 'RECORDINGS_BUCKET_KEY'],
    ['without a secret', { RECORDINGS_BUCKET_SECRET: '' }, 'RECORDINGS_BUCKET_SECRET'],
    [
      'without a bucket in its path',
      { RECORDINGS_BUCKET_URL: 'https://s3.example' },
      'https://s3.example/bucket',
    ],
  ])('is refused with a sentence: a bucket %s', (_, change, words) => {
    expect(() => readEnvironment('/product', { ...bucket, ...change })).toThrow(words)
  })

  it('ask owners before a model in the house reads along, where an operator says so', () => {
    const house = { AI_PROVIDER: 'compatible', AI_MODEL: 'made', AI_BASE_URL: 'http://127.0.0.1:9/v1' }
    const asked = (more: Record<string, string>) =>
      assistantOf(readEnvironment('/product', { ...house, ...more }).languageModel)?.needsConsent
    expect(asked({})).toBe(false)
    expect(asked({ AI_ASK_CONSENT: 'true' })).toBe(true)
    expect(asked({ AI_BASE_URL: 'https://models.example/v1' })).toBe(true)
  })
})
