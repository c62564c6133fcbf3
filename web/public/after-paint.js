// A prerendered page is read before it is used: its scripts are fetched once it stands painted, so that on a slow line
// they take nothing from its styles, fonts and pictures. Written by hand for browsers; names come from the build.
const { entry, first } = document.currentScript.dataset
requestAnimationFrame(() =>
  setTimeout(() => {
    for (const href of first.split(' ')) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = href
      document.head.append(link)
    }
    // Where the scripts do not come, a form leads where it leads by itself.
    import(entry).catch(() => dispatchEvent(new Event('candi:alive')))
  }),
)
