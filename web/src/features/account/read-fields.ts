/** The texts of a form's fields by name; a missing one is empty. */
export function readFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form)
  const text = (name: Name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const fields: Partial<Record<Name, string>> = {}
  for (const name of names) fields[name] = text(name)
  // Every name was read just now.
  return fields as Record<Name, string>
}

/** Brings the first field with a fault into view and under the fingers. */
export function focusFault(form: HTMLFormElement, faults: Partial<Record<string, string>>): void {
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement)
  fields.find((field) => faults[field.name])?.focus()
}
