import { setTimeout as sleep } from 'node:timers/promises'
import { send } from '../attack/client.mjs'
import { SCRIPT } from '../attack/shopper.mjs'

const HANG_MS = 4_000
/** Longer than a database finds room in what it has set aside. */
const FULL_MS = 8_000
const GONE_MS = 1_000
const JUMP_MS = 10 * 60_000
/** Of a database that refuses whoever asks. */
const REFUSING_MS = 4_000
const STARTS = 5

/**
 * Faults after each other, by chance, about `everyMs` apart, until `isOver`; gives how often each came. What a process lost while it
 * was away counts as one fault. A clock that jumps is put right after a while.
 */
export const playFaults = async ({ random, processes, database, cluster, disk, everyMs, isOver, note }) => {
  const choices = [
    ['a process killed (-9)', 4, () => restart(random.of(processes), 'SIGKILL')],
    ['a process restarted', 2, () => restart(random.of(processes), 'SIGTERM')],
    ['a process stopped for 4 s', 2, () => pause(random.of(processes))],
    ['a clock 10 minutes ahead for 4 s', 2, () => jump(random.of(processes))],
    ...(database === undefined
      ? []
      : [
          ['all connections to the database cut', 2, () => database.cutConnections()],
          ['the database taking no connections for 4 s', 1, () => database.takeNoConnections(REFUSING_MS)],
          ['the role of the shop locked for 4 s', 1, () => database.lockRole(REFUSING_MS)],
          ['no database of that name for 4 s', 1, () => database.hide(REFUSING_MS)],
        ]),
    ...(cluster === undefined
      ? []
      : [
          ['the database hanging for 4 s', 2, () => cluster.hang(HANG_MS)],
          ['the database restarted at once', 1, () => cluster.restart()],
        ]),
    ...(disk === undefined ? [] : [[`the disk full for ${FULL_MS / 1_000} s`, 4, () => fillDisk({ disk, cluster, processes, note })]]),
  ]
  const bag = choices.flatMap((choice) => Array.from({ length: choice[1] }, () => choice))
  while (!isOver()) {
    const [name, , play] = random.of(bag)
    try {
      await play()
      note(name)
    } catch (error) {
      // A fault that could not be brought about, such as cutting connections of a database that is just restarting.
      note(`not brought about: ${name} (${String(error?.message ?? error).slice(0, 80)})`)
    }
    for (let left = random.between(everyMs / 2, everyMs * 1.5); left > 0 && !isOver(); left -= 200) await sleep(200)
  }
}

const restart = async (entry, signal) => {
  if (entry.isAway) return
  entry.isAway = true
  await entry.shop.end(signal)
  await sleep(GONE_MS)
  await startAgain(entry)
}

/** As a supervisor does: a start that fails is tried again. Ends the run where none succeeds, because nothing else would be true then. */
const startAgain = async (entry) => {
  entry.isAway = true
  for (let tries = 1; ; tries += 1)
    try {
      await entry.start()
      entry.isAway = false
      return
    } catch (error) {
      console.log(`A process did not start (${tries}): ${String(error.message).slice(-600)}`)
      if (tries === STARTS) process.exit(1)
      await sleep(GONE_MS)
    }
}

const pause = async ({ shop, isAway }) => {
  if (isAway) return
  process.kill(shop.pid, 'SIGSTOP')
  await sleep(HANG_MS)
  process.kill(shop.pid, 'SIGCONT')
}

const jump = async ({ port }) => {
  const set = (body) => send(port, { method: 'POST', path: '/_test/clock', body, headers: SCRIPT })
  await set({ advanceMs: JUMP_MS })
  await sleep(HANG_MS)
  await set({ reset: true })
}

/** Programs that ended because of it are started again, as a supervisor does, once there is room. */
const fillDisk = async ({ disk, cluster, processes, note }) => {
  for (const { shop } of processes) shop.mayEnd = true
  await disk.fillFor(FULL_MS)
  if (cluster?.isRunning() === false) {
    note('  the database ended by itself and was started again')
    await cluster.restart()
  }
  for (const entry of processes.filter(({ isAway, shop }) => !isAway && shop.hasEnded())) {
    note('  a process ended by itself and was started again')
    await startAgain(entry)
  }
  for (const { shop } of processes) shop.mayEnd = false
}
