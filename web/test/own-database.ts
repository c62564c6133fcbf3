import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'

/** The database of a browser, empty for each file of tests that imports this. */
globalThis.indexedDB = new IDBFactory()
