using System.Runtime.InteropServices;

/// <summary>
/// A stopwatch that counts only while this thread is at work: a busy machine makes nothing slower. What the collector of
/// this runtime takes is counted apart: the game has another.
/// </summary>
sealed class ProcessorTime
{
    static readonly int OfThisThread = OperatingSystem.IsMacOS() ? 16 : 3;

    struct Moment
    {
        public nint Seconds, Nanoseconds;
    }

    [DllImport("libc")]
    static extern int clock_gettime(int clock, out Moment now);

    double spent, since, collected, collectedBefore;

    public bool Runs { get; private set; }

    public double Milliseconds => Runs ? spent + Now - since - Collecting : spent;

    public double OfCollector => Runs ? collected + Collecting : collected;

    double Collecting => GC.GetTotalPauseDuration().TotalMilliseconds - collectedBefore;

    static double Now
    {
        get
        {
            clock_gettime(OfThisThread, out var now);
            return now.Seconds * 1e3 + now.Nanoseconds / 1e6;
        }
    }

    public void Start()
    {
        if (Runs) return;
        collectedBefore = GC.GetTotalPauseDuration().TotalMilliseconds;
        (Runs, since) = (true, Now);
    }

    public void Stop()
    {
        if (Runs) (Runs, spent, collected) = (false, Milliseconds, OfCollector);
    }
}
