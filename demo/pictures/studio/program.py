"""What each script that Blender runs begins and ends with."""
import os
import sys
import traceback


def arguments():
    """What stands after `--`: what is before it is Blender's."""
    return sys.argv[sys.argv.index('--') + 1:]


def run(main):
    """Ends the process at once: Blender 3.4 crashes on its way out when numba has had threads, and hides errors of scripts."""
    code = 0
    try:
        main()
    except BaseException:
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)
