export const title = 'CANDI: a straight answer about your car'
export const description =
  'Tell CANDI what your car does. It says if you can drive, what is likely wrong, what to check first and what it may cost. Free, no plug, no account needed.'

/** What a search engine may show of us; `{{PUBLIC_URL}}` becomes the address of this server. */
export const structuredData = [
  {
    '@type': 'Organization',
    '@id': '{{PUBLIC_URL}}/#organization',
    name: 'CANDI',
    url: '{{PUBLIC_URL}}/',
    logo: '{{PUBLIC_URL}}/icons/icon-512.png',
  },
  {
    '@type': 'WebApplication',
    name: 'CANDI',
    url: '{{PUBLIC_URL}}/',
    description,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    publisher: { '@id': '{{PUBLIC_URL}}/#organization' },
  },
]
