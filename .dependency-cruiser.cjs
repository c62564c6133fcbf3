/** The walls of the house (docs/architecture.md). Type-only imports count: they are what ties knots. */
const only = (room, reason, allowed, extra = {}) => ({
  name: `${room.replaceAll('/', '-')}-imports-only`,
  comment: reason,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: '\\.test\\.tsx?$', ...extra },
  to: { pathNot: [`^${room}/`, ...allowed] },
})

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file or have a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    only('domain', 'How a mechanic reasons needs no package, no clock and no disk.', []),
    only('contracts', 'The words between web and server depend on nothing but their checker.', [
      'node_modules/zod',
    ]),
    only(
      'knowledge',
      'What a mechanic knows speaks the words of the domain and is checked on load.',
      ['^domain/', 'node_modules/(zod|yaml)', '^(fs|fs/promises|path|url|util|zlib|node:.*)$'],
      // Run by hand to write the embedded table of VINs anew; nothing that ships imports it.
      { pathNot: ['\\.test\\.tsx?$', '^knowledge/vin/(extract-vin|fetch-public)-table\\.ts$'] },
    ),
    only(
      'engines',
      'Engines are pure: bytes in, findings out; no disk, no network, no environment.',
      ['^domain/', 'node_modules/'],
      // Run by hand to write made sounds to a disk; nothing that ships imports it.
      {
        pathNot: ['\\.test\\.ts$', '^engines/(audio/synthesis/write-sounds|(audio|photo)/training/.*)\\.ts$'],
      },
    ),
    {
      name: 'engines-stay-apart',
      comment: 'One engine never imports another.',
      severity: 'error',
      from: { path: '^engines/([^/]+)/' },
      to: { path: '^engines/([^/]+)/', pathNot: '^engines/$1/' },
    },
    {
      name: 'engines-no-node',
      comment: 'Engines run in the browser too.',
      severity: 'error',
      from: {
        path: '^engines/',
        pathNot: '(\\.test\\.ts$|^engines/(audio/synthesis/write-sounds|(audio|photo)/training/.*)\\.ts$)',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'conversation-knows-no-outside',
      comment: 'A turn is made from engines, domain and its own ports; never from routes, store or outside.',
      severity: 'error',
      from: { path: '^server/src/conversation/' },
      to: { path: '^server/src/(routes|store|outside|command-line)/' },
    },
    {
      name: 'quotes-know-no-outside',
      comment:
        'A quote is judged from its words, the case that came with it and what is known; nobody is asked.',
      severity: 'error',
      from: { path: '^server/src/quotes/' },
      to: { path: '^server/src/(routes|store|outside|command-line|conversation)/' },
    },
    {
      name: 'translate-knows-no-outside',
      comment: 'Domain words become wire words without asking anybody.',
      severity: 'error',
      from: { path: '^server/src/translate/' },
      to: { path: '^server/src/(routes|store|outside|command-line)/' },
    },
    {
      name: 'nobody-imports-evaluation',
      comment: 'What measures us must not become part of us.',
      severity: 'error',
      from: { pathNot: '^evaluation/' },
      to: { path: '^evaluation/' },
    },
    {
      name: 'web-speaks-only-the-wire',
      comment: 'The browser knows the contract and nothing behind it.',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/(test|src/features/(record|hear)|src/api)/' },
      to: { path: '^(domain|engines|server|knowledge|evaluation)/' },
    },
    {
      name: 'journeys-use-what-is-made',
      comment:
        'Microphone and camera of the tests take what the project makes itself, and nothing else from behind the wire.',
      severity: 'error',
      from: { path: '^web/test/' },
      to: {
        path: '^(domain|engines|server|knowledge|evaluation)/',
        pathNot: '^(engines/(audio|photo)/synthesis/|server/test/misbehaving-provider\\.ts$)',
      },
    },
    {
      name: 'web-measures-sound-itself',
      comment: 'One door (decision 009): what is recorded is measured and drawn where it is recorded.',
      severity: 'error',
      from: { path: '^web/src/(features/(record|hear)|api)/' },
      to: { path: '^(domain|engines|server|knowledge|evaluation)/', pathNot: '^engines/audio/src/' },
    },
    {
      name: 'features-stay-apart',
      comment: 'Only screens put features together.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'parts-know-no-car',
      comment: 'Bricks know no feature, screen or call.',
      severity: 'error',
      from: { path: '^web/src/parts/' },
      to: { path: '^web/src/(features|screens|app|api)/' },
    },
    {
      name: 'features-know-no-screen',
      comment: 'Imports run app -> screens -> features -> parts, api.',
      severity: 'error',
      from: { path: '^web/src/(features|api)/' },
      to: { path: '^web/src/(screens|app)/' },
    },
    {
      name: 'screens-know-no-app',
      comment: 'Imports run app -> screens.',
      severity: 'error',
      from: { path: '^web/src/screens/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'tests-stay-out',
      comment: 'Nothing that ships imports a test.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.test\\.tsx?$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.d.ts'],
    },
  },
}
