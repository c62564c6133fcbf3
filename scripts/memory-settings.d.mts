export const GIVE_MEMORY_BACK: Readonly<Record<string, string>>
