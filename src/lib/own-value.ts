/** A record's own value: names that come from outside may be `constructor`, which every object inherits. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined
