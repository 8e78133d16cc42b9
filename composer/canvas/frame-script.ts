import { startFrame } from './frame/start-frame.ts'

// The composer adds this script to the page in its frame (composer/canvas/canvas-frame.tsx); nothing else loads it.
startFrame(window)
