/**
 * zod tries whether it may compile code of its own. Our content security policy forbids that, and every try is
 * reported as a breach. So it is told beforehand not to try, in the place where it looks, without fetching it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
