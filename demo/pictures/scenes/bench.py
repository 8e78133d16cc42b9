"""Leather on felt, with the thread and the rule that it was made with: the workshop."""
from props.bench import felt, offcut, rule, spool
from props.furniture import top
from studio.shot import Shot
from studio.still_life import place
from studio.window import Window

SAMPLES = 12
LIGHT = Window(towards=(.60, .36, -.60), onto=(.06, .04, 0), size=(.76, .56), panes=(2, 3), bar=.030, power=2.7)


def build(picture):
    top(3.2, 1.4, -.9, '#8d6a48', ring=.026)
    lift = felt(.64, .46, (.040, .010, 0), '#77796d', turn=-4)
    place('bag', '#a8693c', (.120, .115), turn=-14, lift=lift)
    place('belt', '#4e342a', (-.085, .045), turn=18, lift=lift)
    place('case', '#1f1d1b', (.215, -.085), turn=8, lift=lift)
    spool((.010, -.115, lift), turn=(0, 0, 24))
    rule((-.150, -.150, lift), turn=24)
    offcut((-.235, .175, 0), turn=-24)
    if picture.endswith('portrait'):
        return Shot(height=.86, focus=(.040, .010, .045), elevation=33, turn=4, lens=90, aperture=10, window=LIGHT, is_on_paper=False, fill=.95, scale=.5)
    return Shot(height=.50, focus=(-.050, .010, .050), elevation=33, turn=4, lens=90, aperture=10, window=LIGHT, is_on_paper=False, fill=.95, scale=.5)
