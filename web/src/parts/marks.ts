import { createContext, type ReactNode } from 'react'

/** Draws "[1]" of a text; undefined leaves it as it stands. */
export const Marks = createContext<((n: number) => ReactNode) | undefined>(undefined)
export const MarksProvider = Marks.Provider
