import { readdirSync, readFileSync } from 'node:fs'

const MS_PER_TICK = 10
/** Numbers of `man 5 proc_pid_stat`, counted from the state, which is the third: own and those of children that have ended. */
const STATE = 3
const PARENT = 4
const FAULTS = [10, 11, 12, 13]
const TICKS = [14, 15, 16, 17]

/**
 * Processor time in milliseconds and page faults of a process, its threads and its children since it began. Unlike requests a second
 * they depend little on who else is on the machine. Undefined where the system has no /proc.
 */
export const processMeters = (pid) => {
  const stats = statsOfAll()
  if (stats === undefined || !stats.has(pid)) return undefined
  const tree = treeOf(pid, stats)
  const sum = (numbers) => tree.reduce((total, { fields }) => total + numbers.reduce((own, number) => own + fields[number - STATE], 0), 0)
  return { cpuMs: sum(TICKS) * MS_PER_TICK, pageFaults: sum(FAULTS) }
}

const treeOf = (pid, stats) => {
  const children = [...stats.values()].filter((stat) => stat.fields[PARENT - STATE] === pid)
  return [stats.get(pid), ...children.flatMap((child) => treeOf(child.pid, stats))]
}

const statsOfAll = () => {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return new Map(pids.flatMap((name) => statOf(Number(name))).map((stat) => [stat.pid, stat]))
  } catch {
    return undefined
  }
}

/** None where the process has ended meanwhile. */
const statOf = (pid) => {
  try {
    return [{ pid, fields: fieldsOf(readFileSync(`/proc/${pid}/stat`, 'utf8')) }]
  } catch {
    return []
  }
}

/** The name of a program is in brackets and may have brackets and blanks in it. */
export const fieldsOf = (stat) =>
  stat
    .slice(stat.lastIndexOf(') ') + 2)
    .split(' ')
    .map(Number)
