"""The three tables of duplicate backgammon, number for number as they are printed.

Irregular is, and stays: cube 1 starts from 100 where the others start from 150; from 2810 on
every value of the rows 1 to 14 is 100 higher than the rest of its column leads to (R16). One
label of the third table is a misprint, and is read as R15 says.

Source:
    J. Garal, "Fair Backgammon Duplicated Team Tournament", 2008: Small Match Points Table,
    International Match Points Table and Victory Points Table for Backgammon.
"""

SMALL_MATCH_POINTS = """
           1    2    4    8   16    32    64
Pass/15  150  300  600 1200 2400  4800  9600
1        110  170  190  230  310   470   790
2        120  190  230  310  470   790  1430
3        130  210  270  390  630  1110  2070
4        140  230  310  470  790  1430  2810
5        150  250  350  550  950  1750  3450
6        160  270  390  630 1110  2070  4090
7        170  290  430  710 1270  2390  4730
8        180  310  470  790 1430  2810  5370
9        190  330  510  870 1590  3130  6010
10       200  350  550  950 1750  3450  6650
11       210  370  590 1030 1910  3770  7290
12       220  390  630 1110 2070  4090  7930
13       230  410  670 1190 2230  4410  8570
14       240  430  710 1270 2390  4730  9210
15       300  600 1200 2400 4800  9600 19200
Triple   450  900 1800 3600 7200 14400 28800
"""
"""Number of remained checkers down, doubling cube across."""

INTERNATIONAL_MATCH_POINTS = """
10-40        1
50-80        2
90-120       3
130-160      4
170-210      5
220-260      6
270-310      7
320-360      8
370-420      9
430-490     10
500-590     11
600-740     12
750-890     13
900-1090    14
1100-1290   15
1300-1490   16
1500-1740   17
1750-1990   18
2000-2240   19
2250-2490   20
2500-2990   21
3000-3490   22
3500-3990   23
4000+       24
"""
"""Score difference, and what it is worth."""

VICTORY_POINTS = """
           8     10     12     14     16     20     24
15-15    0-1    0-1    0-1    0-2    0-2    0-2    0-3
16-14    2-5    2-6    2-6    3-7    3-7    3-8    4-9
17-13    6-8    7-9    7-9   8-10   8-11   9-12  10-14
18-12   9-11  10-12  10-12  11-14  12-15  13-16  15-19
19-11  12-14  13-15  13-16  15-18  16-19  17-21  20-24
20-10  15-17  16-18  17-20  19-22  20-23  22-26  25-29
21-9   18-20  19-21  21-24  23-26  24-27  27-31  30-34
22-8   21-23  22-25  25-28  27-30  28-31  32-36  35-39
23-7   24-26  26-29  29-32  31-34  32-36  37-41  40-45
24-6   27-29  30-33  33-36  35-38  37-41  42-47  46-51
25-5   30-33  34-37  37-40  39-43  42-46  48-53  52-57
26-4   34-37  38-41  41-45  44-48  47-52  54-59  58-64
27-3   38-41  42-45  46-50  49-54  53-58  60-65  65-71
27-2   42-45  46-50  51-55  55-60  59-64  66-72  72-79
29-1   46-50  51-55  56-61  61-66  65-71  73-79  80-87
30-0     51+    56+    62+    67+    72+    80+    88+
"""
"""Victory points down, number of games across, difference in IMP inside."""

MISPRINTS = {"27-2": (28, 2)}
"""Labels of the printed third table that mean something else (R15)."""
