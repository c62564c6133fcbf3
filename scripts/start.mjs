import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, installPackages, requireNode, requireWritable, root } from './prepare.mjs'

requireNode()
requireWritable()
installPackages()
build()
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href)
