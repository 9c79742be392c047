"""What offices and small firms compute: wages, invoices, tickets, budgets, loans and votes."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made

PEOPLE = ("Ann", "Bob", "Cleo", "Dan", "Eva")


def _hours(r: Random) -> dict[str, float]:
    return {
        name: r.choice((0.0, 8.0, 20.0, 38.5, 40.0, 41.0, 45.5, 60.0))
        for name in r.sample(PEOPLE, r.randint(0, 4))
    }


def _staff(r: Random) -> list[dict[str, object]]:
    return [
        {
            "name": name,
            "department": r.choice(("sales", "it", "office")),
            "salary": r.choice((2000, 2400, 2400, 3000, 4100)),
            "years": r.randint(0, 12),
        }
        for name in r.sample(PEOPLE, r.randint(0, 5))
    ]


def _tickets(r: Random) -> list[dict[str, object]]:
    return [
        {
            "id": number,
            "priority": r.choice(("low", "normal", "high")),
            "status": r.choice(("open", "waiting", "closed")),
            "age": r.randint(0, 9),
            "agent": r.choice(("Ann", "Bob", "")),
        }
        for number in range(1, r.randint(1, 6))
    ]


def _invoices(r: Random) -> list[dict[str, object]]:
    return [
        {
            "number": number,
            "client": r.choice(("Acme", "Bolt", "Core")),
            "amount": r.randint(1, 400) / 4,
            "due": f"2024-0{r.randint(1, 4)}-{r.choice((10, 15, 28))}",
            "paid": r.random() < 0.4,
        }
        for number in range(1, r.randint(1, 6))
    ]


def _expenses(r: Random) -> list[tuple[str, float]]:
    return [
        (r.choice(("rent", "food", "fun", "Food")), r.randint(0, 200) / 4) for _ in range(r.randint(0, 5))
    ]


def _amounts(r: Random) -> list[float]:
    return [r.randint(-200, 400) / 4 for _ in range(r.randint(0, 6))]


def _votes(r: Random) -> list[str]:
    return [r.choice(("yes", "no", "abstain", "Yes", "NO", " yes")) for _ in range(r.randint(0, 7))]


def _ballots(r: Random) -> list[list[str]]:
    return [r.sample(("tea", "cake", "pie"), r.randint(0, 3)) for _ in range(r.randint(0, 5))]


ENTRIES = (
    made(
        "office_work.double_overtime",
        "daily_pay pay_for_day day_wage",
        "hours: float; rate: float",
        "float",
        """
        Return a day's pay: 8 hours at {rate}, the next 4 at 1.5 times, above 12 hours at double {rate}.
        daily wage with 1.5x after 8 and 2x after 12 hours
        Overtime after 8 hours counts one and a half times, after 12 hours twice. Rounded to cents.
        What is earned in a day of that many {hours}? Normal to 8, 150 % to 12, 200 % beyond; two decimals.
        Split the {hours} at 8 and 12 and pay 1, 1.5 and 2 times the {rate}.
        """,
        """
        normal = min(hours, 8)
        extra = min(max(hours - 8, 0), 4)
        double = max(hours - 12, 0)
        return round(rate * (normal + 1.5 * extra + 2 * double), 2)
        ---
        if hours <= 8:
            weighted = hours
        elif hours <= 12:
            weighted = 8 + (hours - 8) * 1.5
        else:
            weighted = 14 + (hours - 12) * 2
        return round(weighted * rate, 2)
        """,
        lambda r: (r.choice((0.0, 4.0, 8.0, 9.5, 12.0, 13.0)), r.choice((10.0, 12.0, 20.0))),
    ),
    made(
        "office_work.overtime_workers",
        "overtime_workers who_worked_overtime over_hours",
        "hours: dict[str, float]; limit: float = 40",
        "dict[str, float]",
        """
        Return the overtime of everybody who worked more than {limit} hours, names in alphabetical order.
        name to overtime hours, only those above the limit
        Map each name with more than {limit} {hours} to what is above it; sorted by name, others left out.
        Who did overtime and how much? Exactly {limit} hours is none.
        Dict of hours - limit for people over the {limit}, keys sorted.
        """,
        """
        return {name: hours[name] - limit for name in sorted(hours) if hours[name] > limit}
        ---
        overtime = {}
        for name, worked in sorted(hours.items()):
            if worked > limit:
                overtime[name] = worked - limit
        return overtime
        """,
        lambda r: (_hours(r), r.choice((38.5, 40))),
    ),
    made(
        "office_work.progressive_tax",
        "income_tax progressive_tax tax_due",
        "income: float",
        "float",
        """
        Return the tax on {income}: nothing up to 10000, 20 percent up to 40000, 40 percent above.
        progressive income tax with brackets at 10000 and 40000
        Only the part within a bracket is taxed with its rate: 0 %, then 20 %, then 40 %; in cents.
        How much tax is due? The first 10000 are free, the next 30000 cost 20 %, everything above 40 %.
        Tax by brackets (10000: 0, 40000: 0.2, above: 0.4), rounded to two decimals.
        """,
        """
        tax = 0.0
        if income > 40000:
            tax += (income - 40000) * 0.4
        if income > 10000:
            tax += (min(income, 40000) - 10000) * 0.2
        return round(tax, 2)
        ---
        if income <= 10000:
            return 0.0
        if income <= 40000:
            return round((income - 10000) * 0.2, 2)
        return round(6000 + (income - 40000) * 0.4, 2)
        """,
        lambda r: (float(r.choice((0, 5000, 10000, 12000, 40000, 40100, 90000))),),
    ),
    made(
        "office_work.tax_with_brackets",
        "tax_from_brackets bracket_tax tax_by_brackets",
        "income: float; brackets: list[tuple[float, float]]",
        "float",
        """
        Return the tax on {income}: each bracket is (start, percent) and taxes the part up to the next start.
        progressive tax from a list of (lower limit, percent) brackets
        {brackets} are sorted by start; income below the first is free, the last has no end. In cents.
        Add for every bracket the income inside of it times its percentage; 0.0 without brackets.
        What is the tax? Each part of {income} is taxed at the percentage of its bracket, two decimals.
        """,
        """
        tax = 0.0
        for index, (start, percent) in enumerate(brackets):
            end = brackets[index + 1][0] if index + 1 < len(brackets) else income
            part = min(income, end) - start
            if part > 0:
                tax += part * percent / 100
        return round(tax, 2)
        ---
        tax = 0.0
        upper = income
        for start, percent in reversed(brackets):
            if upper > start:
                tax += (upper - start) * percent / 100
                upper = start
        return round(tax, 2)
        """,
        lambda r: (
            float(r.choice((0, 500, 1000, 2500, 9000))),
            r.choice(([(0, 10), (1000, 20), (5000, 40)], [(1000, 25)], [], [(0, 5), (2000, 15)])),
        ),
    ),
    made(
        "office_work.commission_steps",
        "sales_commission commission_for commission_steps",
        "sales: float",
        "float",
        """
        Return the commission: 3 percent of {sales} below 1000, 5 percent below 5000, otherwise 8 percent.
        commission on all sales, rate by amount (3, 5 or 8 %)
        The rate depends on the amount and holds for all of it: < 1000 3 %, < 5000 5 %, else 8 %; in cents.
        How much commission does the seller get? 3, 5 or 8 percent with limits at 1000 and 5000.
        Commission rounded to two decimals; from 1000 on 5 % and from 5000 on 8 % of the whole {sales}.
        """,
        """
        if sales < 1000:
            rate = 0.03
        elif sales < 5000:
            rate = 0.05
        else:
            rate = 0.08
        return round(sales * rate, 2)
        ---
        rate = 0.03
        for limit, higher in ((1000, 0.05), (5000, 0.08)):
            if sales >= limit:
                rate = higher
        return round(sales * rate, 2)
        """,
        lambda r: (float(r.choice((0, 500, 999, 1000, 4000, 5000, 12000))),),
    ),
    made(
        "office_work.commission_over_quota",
        "commission_over_quota quota_bonus sales_bonus",
        "sales: float; quota: float; percent: float = 10",
        "float",
        """
        Return {percent} percent of the {sales} above the {quota}, 0.0 if the quota was not exceeded.
        commission on the part of the sales over quota
        Only what was sold beyond {quota} counts; {percent} of it, rounded to cents, never negative.
        What bonus does the seller get? A share of the sales past the {quota}, else nothing.
        Commission = max(sales - quota, 0) * percent / 100 with two decimals.
        """,
        """
        extra = max(sales - quota, 0)
        return round(extra * percent / 100, 2) if extra else 0.0
        ---
        if sales <= quota:
            return 0.0
        return round((sales - quota) * percent / 100, 2)
        """,
        lambda r: (
            float(r.choice((0, 900, 1000, 1500, 2500))),
            float(r.choice((0, 1000, 2000))),
            r.choice((5, 10)),
        ),
    ),
    made(
        "office_work.christmas_bonus",
        "yearly_bonus christmas_bonus loyalty_bonus",
        "salary: float; years: int",
        "float",
        """
        Bonus by {years} in the firm: 0 below 1, 10 percent of {salary} below 5, 25 below 10, else 50.
        christmas bonus as a share of the monthly salary
        Less than one year: nothing; under 5 years 10 %, under 10 years 25 %, from 10 on 50 % of {salary}.
        How high is the bonus? 0, 10, 25 or 50 percent with limits at 1, 5 and 10 {years}; in cents.
        Bonus rounded to two decimals, growing with the {years} of service (1, 5, 10).
        """,
        """
        if years < 1:
            percent = 0
        elif years < 5:
            percent = 10
        elif years < 10:
            percent = 25
        else:
            percent = 50
        return round(salary * percent / 100, 2)
        ---
        percent = 0
        for limit, value in ((1, 10), (5, 25), (10, 50)):
            if years >= limit:
                percent = value
        return round(salary * percent / 100, 2)
        """,
        lambda r: (float(r.choice((2000, 2500, 3333))), r.choice((0, 1, 2, 3, 5, 9, 10, 20))),
    ),
    made(
        "office_work.raise_salary",
        "raise_salary new_salary salary_after_review",
        "salary: float; grade: str",
        "float",
        """
        Return the {salary} after a review: grade A plus 5 percent, B plus 3, C plus 1, others unchanged.
        salary after the yearly review by grade (any case)
        Raise by 5, 3 or 1 percent for {grade} A, B or C; no raise for any other. Rounded to cents.
        What will the new {salary} be? Grades are compared without regard to case; A 5 %, B 3 %, C 1 %.
        Apply the raise of the grade (A: 5, B: 3, C: 1, else 0 percent), two decimals.
        """,
        """
        percent = {"A": 5, "B": 3, "C": 1}.get(grade.upper(), 0)
        return round(salary * (100 + percent) / 100, 2)
        ---
        grade = grade.upper()
        percent = 0
        if grade == "A":
            percent = 5
        elif grade == "B":
            percent = 3
        elif grade == "C":
            percent = 1
        return round(salary * (100 + percent) / 100, 2)
        """,
        lambda r: (float(r.choice((2000, 2500, 3101))), r.choice(("A", "B", "C", "D", "a", "x"))),
    ),
    made(
        "office_work.vacation_days",
        "vacation_days leave_days days_of_leave",
        "years: int; age: int; part_time_days: int = 5",
        "int",
        """
        Vacation days: 25, one more per 5 {years}, 3 more from {age} 50, scaled by working days of 5.
        leave entitlement, rounded up for part time
        Base 25 plus years // 5, plus 3 for people of 50 and older; part time gets days/5 of it, rounded up.
        How many days off? 25 + one for every five full {years} + 3 from 50; times {part_time_days} / 5, up.
        Days of leave for seniority and age; with fewer working days a week a share of it, rounded up.
        """,
        """
        days = 25 + years // 5
        if age >= 50:
            days += 3
        return -(-days * part_time_days // 5)
        ---
        import math

        full = 25 + years // 5 + (3 if age >= 50 else 0)
        return math.ceil(full * part_time_days / 5)
        """,
        lambda r: (r.choice((0, 2, 5, 10, 15)), r.choice((20, 49, 50, 60)), r.choice((5, 5, 3, 2))),
    ),
    made(
        "office_work.average_salary_by_department",
        "average_salaries salary_by_department mean_salaries",
        "staff: list[dict]",
        "dict[str, float]",
        """
        Average 'salary' per 'department' of the {staff}, rounded to 2 decimals, departments sorted.
        mean salary for each department, alphabetically
        Group the {staff} by department and average the salaries; keys in alphabetical order, two decimals.
        What does each department pay on average? Dict sorted by department, values rounded to cents.
        Average salary by department name (sorted); an empty list gives an empty dict.
        """,
        """
        groups = {}
        for person in staff:
            groups.setdefault(person["department"], []).append(person["salary"])
        return {name: round(sum(groups[name]) / len(groups[name]), 2) for name in sorted(groups)}
        ---
        averages = {}
        for department in sorted({p["department"] for p in staff}):
            salaries = [p["salary"] for p in staff if p["department"] == department]
            averages[department] = round(sum(salaries) / len(salaries), 2)
        return averages
        """,
        lambda r: (_staff(r),),
    ),
    made(
        "office_work.top_earner",
        "top_earner_per_department best_paid highest_paid_by_department",
        "staff: list[dict]",
        "dict[str, str]",
        """
        Return the name of the best paid person in each 'department', the first one listed on equal 'salary'.
        department to name of its top earner
        For every department find who earns most; ties go to the one that comes first in {staff}.
        Who earns the most in each department? Departments in order of appearance.
        Map department to the 'name' with the highest salary; on a tie the earlier one stays.
        """,
        """
        best = {}
        for person in staff:
            leader = best.get(person["department"])
            if leader is None or person["salary"] > leader["salary"]:
                best[person["department"]] = person
        return {department: person["name"] for department, person in best.items()}
        ---
        result = {}
        for department in dict.fromkeys(p["department"] for p in staff):
            members = [p for p in staff if p["department"] == department]
            result[department] = max(members, key=lambda p: p["salary"])["name"]
        return result
        """,
        lambda r: (_staff(r),),
    ),
    made(
        "office_work.anniversaries",
        "work_anniversaries jubilees round_anniversaries",
        "staff: list[dict]",
        "list[str]",
        """
        List the names of {staff} with a round anniversary: 'years' a multiple of 5, but not 0.
        who has been here for 5, 10, 15... years, sorted by name
        Names whose years in the company divide by five (zero does not count), in alphabetical order.
        Who celebrates this year? Everyone with 5, 10, 15 and so on 'years'; sorted names.
        Sorted names where years > 0 and years % 5 == 0.
        """,
        """
        return sorted(p["name"] for p in staff if p["years"] > 0 and p["years"] % 5 == 0)
        ---
        names = []
        for person in staff:
            if person["years"] and not person["years"] % 5:
                names.append(person["name"])
        return sorted(names)
        """,
        lambda r: (_staff(r),),
    ),
    made(
        "office_work.seniority_label",
        "seniority seniority_level job_level",
        "years: int",
        "str",
        """
        Level by {years} of experience: "trainee" 0, "junior" up to 2, "regular" up to 6, else "senior".
        trainee, junior, regular or senior
        No full year is "trainee", 1 or 2 "junior", 3 to 6 "regular", 7 and more "senior".
        Which level has somebody with that many {years}? Limits 0, 2 and 6, inclusive.
        Label experience: 0 trainee, <= 2 junior, <= 6 regular, above senior.
        """,
        """
        if years == 0:
            return "trainee"
        if years <= 2:
            return "junior"
        if years <= 6:
            return "regular"
        return "senior"
        ---
        levels = {"trainee": 0, "junior": 2, "regular": 6}
        for label, limit in levels.items():
            if years <= limit:
                return label
        return "senior"
        """,
        lambda r: (r.randint(0, 14),),
    ),
    made(
        "office_work.invoice_due_label",
        "due_label due_text payment_reminder",
        "days_left: int",
        "str",
        """
        Describe the due date: "due today", "due tomorrow", "due in N days", "N days overdue" (or "1 day").
        text for the days left until payment is due
        0 is "due today", 1 "due tomorrow", more "due in N days", negative "N days overdue" (singular for 1).
        How is the deadline shown? {days_left} below zero means overdue; say "1 day" for a single one.
        Readable text for {days_left}: today, tomorrow, in N days, or overdue by N days.
        """,
        """
        if days_left == 0:
            return "due today"
        if days_left == 1:
            return "due tomorrow"
        if days_left > 1:
            return f"due in {days_left} days"
        late = -days_left
        return f"{late} day{'s' if late > 1 else ''} overdue"
        ---
        if days_left < 0:
            noun = "day" if days_left == -1 else "days"
            return f"{abs(days_left)} {noun} overdue"
        special = {0: "due today", 1: "due tomorrow"}
        return special.get(days_left, f"due in {days_left} days")
        """,
        lambda r: (r.choice((-30, -2, -1, 0, 1, 2, 14)),),
    ),
    made(
        "office_work.overdue_by_client",
        "overdue_by_client overdue_amounts debts_by_client",
        "invoices: list[dict]; today: str",
        "dict[str, float]",
        """
        Sum the 'amount' of unpaid {invoices} with 'due' before {today} per 'client', in alphabetical order.
        overdue amount per client; due today is not overdue yet
        Map each client to what is overdue: not 'paid' and due date (ISO) earlier than {today}; keys sorted.
        Who owes us money that is late? Client to amount, sorted, clients without overdue invoices left out.
        Total of late unpaid invoices by client; a due date equal to {today} does not count.
        """,
        """
        totals = {}
        for invoice in invoices:
            if not invoice["paid"] and invoice["due"] < today:
                totals[invoice["client"]] = totals.get(invoice["client"], 0) + invoice["amount"]
        return dict(sorted(totals.items()))
        ---
        late = [i for i in invoices if i["due"] < today and not i["paid"]]
        clients = sorted({i["client"] for i in late})
        return {client: sum(i["amount"] for i in late if i["client"] == client) for client in clients}
        """,
        lambda r: (_invoices(r), r.choice(("2024-02-15", "2024-01-01", "2024-05-01"))),
    ),
    made(
        "office_work.dunning_level",
        "reminder_level dunning_level dunning_stage",
        "days_late: int",
        "int",
        """
        Return the reminder level for {days_late}: 0 if not late, 1 below 14 days, 2 below 30, otherwise 3.
        stage of the payment reminder (0 to 3)
        Not late is 0; up to 13 days late is level 1, up to 29 level 2, from 30 days level 3.
        How strict must the reminder be? Levels 1, 2, 3 from 1, 14 and 30 days on; 0 before.
        Dunning level by days past due: <= 0: 0, < 14: 1, < 30: 2, else 3.
        """,
        """
        if days_late <= 0:
            return 0
        if days_late < 14:
            return 1
        return 2 if days_late < 30 else 3
        ---
        return sum(days_late >= limit for limit in (1, 14, 30))
        """,
        lambda r: (r.choice((-5, 0, 1, 7, 13, 14, 29, 30, 90)),),
    ),
    made(
        "office_work.early_payment",
        "amount_with_skonto early_payment_amount payable_amount",
        "amount: float; days: int; percent: float = 2; within: int = 10",
        "float",
        """
        Return the {amount} to pay after {days}: {percent} percent off if paid {within} that many days.
        early payment discount, rounded to cents
        Whoever pays after at most {within} days may deduct {percent} percent; later the full {amount} is due.
        How much must be paid? Discount up to and including day {within}, none afterwards; two decimals.
        Deduct {percent} % when days <= within, else nothing.
        """,
        """
        if days <= within:
            amount -= amount * percent / 100
        return round(amount, 2)
        ---
        deduction = amount * percent / 100 if days <= within else 0
        return round(amount - deduction, 2)
        """,
        lambda r: (r.randint(0, 800) / 4, r.choice((0, 5, 10, 11, 30)), r.choice((2, 3)), r.choice((10, 14))),
    ),
    made(
        "office_work.invoice_line_totals",
        "invoice_total invoice_sum total_of_lines",
        "lines: list[tuple[str, int, float]]; tax_percent: float = 20",
        "dict[str, float]",
        """
        Return 'net', 'tax' and 'gross' of an invoice with {lines} (text, quantity, price), rounded to cents.
        net, tax and gross sums of invoice lines
        Net is the sum of quantity times price, tax {tax_percent} percent of it, gross both together.
        Calculate the sums below an invoice: a dict with net, tax and gross, each with two decimals.
        Totals of the {lines}; without lines all three values are 0.0.
        """,
        """
        net = round(float(sum(quantity * price for _, quantity, price in lines)), 2)
        tax = round(net * tax_percent / 100, 2)
        return {"net": net, "tax": tax, "gross": round(net + tax, 2)}
        ---
        net = 0.0
        for _text, quantity, price in lines:
            net += quantity * price
        net = round(net, 2)
        tax = round(net * tax_percent / 100, 2)
        return dict(net=net, tax=tax, gross=round(net + tax, 2))
        """,
        lambda r: (
            [
                (r.choice(("work", "travel", "parts")), r.randint(0, 5), r.randint(0, 200) / 4)
                for _ in range(r.randint(0, 4))
            ],
            r.choice((0, 10, 20)),
        ),
    ),
    made(
        "office_work.billable_hours",
        "billable_hours round_up_hours hours_to_bill",
        "minutes: int; step: int = 15",
        "float",
        """
        Return the billable hours for worked {minutes}, rounded up to full steps of {step} minutes.
        hours to bill, each begun {step} minutes count
        Round {minutes} up to a multiple of {step} and convert to hours.
        How many hours go on the invoice? Every begun block of {step} minutes is charged; 0 minutes are 0.0.
        Minutes to hours as a float after rounding up to the next {step}.
        """,
        """
        blocks = -(-minutes // step)
        return blocks * step / 60
        ---
        rest = minutes % step
        if rest:
            minutes += step - rest
        return minutes / 60
        """,
        lambda r: (r.choice((0, 1, 14, 15, 16, 59, 60, 61, 100)), r.choice((6, 15, 30))),
    ),
    made(
        "office_work.hours_by_project",
        "hours_by_project project_hours sum_timesheet",
        "entries: list[tuple[str, int]]",
        "dict[str, str]",
        """
        Sum the (project, minutes) {entries} per project and format them as "H:MM", sorted by project.
        timesheet totals per project as H:MM
        Add up minutes by project; e.g. 90 minutes become "1:30". Projects in alphabetical order.
        How much time went into each project? Dict with text values such as "0:45" or "2:00", keys sorted.
        Totals by project, written as hours:minutes with two-digit minutes.
        """,
        """
        totals = {}
        for project, minutes in entries:
            totals[project] = totals.get(project, 0) + minutes
        return {name: f"{totals[name] // 60}:{totals[name] % 60:02d}" for name in sorted(totals)}
        ---
        result = {}
        for project in sorted({name for name, _ in entries}):
            hours, minutes = divmod(sum(m for name, m in entries if name == project), 60)
            result[project] = f"{hours}:{minutes:02}"
        return result
        """,
        lambda r: (
            [
                (r.choice(("web", "app", "ads")), r.choice((5, 15, 30, 45, 60, 90)))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "office_work.legal_break",
        "required_break break_minutes legal_pause",
        "hours: float",
        "int",
        """
        Return the break in minutes for that many working {hours}: none up to 6, 30 up to 9, otherwise 45.
        minimum break time by length of the working day
        More than 6 hours need a break of 30 minutes, more than 9 hours one of 45; else 0.
        How long must the break be? 0 to 6 hours: 0, to 9 hours: 30, above: 45 minutes.
        Mandatory pause: limits at 6 and 9 {hours}, which still belong to the shorter break.
        """,
        """
        if hours > 9:
            return 45
        if hours > 6:
            return 30
        return 0
        ---
        return 0 if hours <= 6 else 30 if hours <= 9 else 45
        """,
        lambda r: (r.choice((0, 4, 6, 6.5, 8, 9, 9.5, 12)),),
    ),
    made(
        "office_work.night_bonus",
        "night_hours hours_at_night night_part",
        "start: int; end: int",
        "int",
        """
        Count the full hours of a shift from {start} to {end} that lie in the night (22 to 6 o'clock).
        night hours of a shift; may go past midnight
        Walk from hour {start} to hour {end} (wrapping after 23) and count those >= 22 or < 6.
        How many hours get the night bonus? The night is 22 to 6; equal {start} and {end} mean no shift.
        Number of hours h from {start} until before {end} (mod 24) with h in 22, 23, 0..5.
        """,
        """
        count = 0
        hour = start
        while hour != end:
            if hour >= 22 or hour < 6:
                count += 1
            hour = (hour + 1) % 24
        return count
        ---
        length = (end - start) % 24
        hours = [(start + step) % 24 for step in range(length)]
        return sum(1 for hour in hours if hour in (22, 23, 0, 1, 2, 3, 4, 5))
        """,
        lambda r: (r.randint(0, 23), r.randint(0, 23)),
    ),
    made(
        "office_work.next_ticket",
        "next_ticket pick_ticket most_urgent_ticket",
        "tickets: list[dict]",
        "int  |  None",
        """
        Return the 'id' of the open ticket with the highest 'priority' (high, normal, low), oldest on ties.
        id of the ticket to work on next, None if none is open
        Of {tickets} with status "open" take the most urgent; equal priority: larger 'age'; then the first.
        Which ticket comes next? Only open ones; high before normal before low, older first; None without any.
        Pick by priority and then by age (descending) among open tickets; no open ticket gives None.
        """,
        """
        rank = {"high": 0, "normal": 1, "low": 2}
        open_tickets = [t for t in tickets if t["status"] == "open"]
        if not open_tickets:
            return None
        return min(open_tickets, key=lambda t: (rank[t["priority"]], -t["age"]))["id"]
        ---
        for priority in ("high", "normal", "low"):
            found = [t for t in tickets if t["status"] == "open" and t["priority"] == priority]
            if found:
                return max(found, key=lambda t: t["age"])["id"]
        return None
        """,
        lambda r: (_tickets(r),),
    ),
    made(
        "office_work.tickets_per_agent",
        "open_per_agent tickets_per_agent agent_load",
        "tickets: list[dict]",
        "dict[str, int]",
        """
        Count the {tickets} per 'agent' that are not "closed"; those without an agent go under "unassigned".
        open ticket count by agent
        Ignore closed tickets and count the others for each agent; an empty agent is "unassigned".
        How many tickets does everybody have? Status "closed" does not count; "" is shown as "unassigned".
        Dict from agent (or "unassigned") to number of tickets that are not closed, in order of appearance.
        """,
        """
        counts = {}
        for ticket in tickets:
            if ticket["status"] == "closed":
                continue
            agent = ticket["agent"] or "unassigned"
            counts[agent] = counts.get(agent, 0) + 1
        return counts
        ---
        from collections import Counter

        return dict(Counter(t["agent"] or "unassigned" for t in tickets if t["status"] != "closed"))
        """,
        lambda r: (_tickets(r),),
    ),
    made(
        "office_work.late_tickets",
        "late_tickets tickets_over_limit breached_tickets",
        "tickets: list[dict]",
        "list[int]",
        """
        List the ids of tickets not closed that are older than allowed: high 1, normal 3, low 7 days.
        ids of tickets that broke the response time
        A ticket is late when its 'age' exceeds the limit of its priority (1, 3 or 7); closed ones never are.
        Which {tickets} took too long? Limit by 'priority': high 1 day, normal 3, low 7; equal is still fine.
        Ids of not closed tickets with age > limit of the priority, in the given order.
        """,
        """
        limits = {"high": 1, "normal": 3, "low": 7}
        return [t["id"] for t in tickets if t["status"] != "closed" and t["age"] > limits[t["priority"]]]
        ---
        late = []
        for ticket in tickets:
            limit = {"high": 1, "normal": 3}.get(ticket["priority"], 7)
            if ticket["age"] > limit and ticket["status"] != "closed":
                late.append(ticket["id"])
        return late
        """,
        lambda r: (_tickets(r),),
    ),
    made(
        "office_work.ticket_priority",
        "guess_priority ticket_priority priority_from_text",
        "subject: str",
        "str",
        """
        Guess a priority: "high" if {subject} has "urgent" or "down", "normal" for "error"/"cannot", or "low".
        priority by keywords in the subject, case ignored
        "urgent" or "down" make it high, otherwise "error" or "cannot" normal, everything else is low.
        How urgent is it? Look for words in {subject} regardless of case; high words win over normal ones.
        Classify a subject line as "high", "normal" or "low" by the words it contains.
        """,
        """
        text = subject.lower()
        if "urgent" in text or "down" in text:
            return "high"
        if "error" in text or "cannot" in text:
            return "normal"
        return "low"
        ---
        keywords = {"high": ("urgent", "down"), "normal": ("error", "cannot")}
        for priority, words in keywords.items():
            if any(word in subject.lower() for word in words):
                return priority
        return "low"
        """,
        lambda r: (
            r.choice(("", "Urgent: ", "re: "))
            + r.choice(
                ("site DOWN", "question about bill", "Error on page", "hello", "cannot log in", "thanks")
            ),
        ),
    ),
    made(
        "office_work.assign_least_busy",
        "assign_agent least_busy_agent next_agent",
        "load: dict[str, int]; limit: int = 10",
        "str  |  None",
        """
        Return the agent with the fewest tickets in {load}, by name on ties; None if all have {limit} or more.
        least busy agent below the limit
        Among agents with fewer than {limit} tickets choose the lowest count, alphabetically first if equal.
        Who gets the next ticket? The one with least {load}; nobody (None) when everyone is at the {limit}.
        Name with the smallest (count, name) where count < {limit}, otherwise None.
        """,
        """
        free = [name for name, count in load.items() if count < limit]
        if not free:
            return None
        return min(free, key=lambda name: (load[name], name))
        ---
        ranked = sorted((count, name) for name, count in load.items() if count < limit)
        return ranked[0][1] if ranked else None
        """,
        lambda r: ({n: r.randint(0, 12) for n in r.sample(PEOPLE, r.randint(0, 4))}, r.choice((3, 5, 10))),
    ),
    made(
        "office_work.budget_status",
        "budget_status budget_label spending_status",
        "spent: float; budget: float",
        "str",
        """
        Return "over" if {spent} exceeds the {budget}, "warning" from 80 percent of it, otherwise "ok".
        traffic light for a budget: ok, warning (>= 80 %), over (> 100 %)
        Above the {budget} is "over", at least 0.8 of it "warning", less "ok"; nothing spent is always "ok".
        How does the budget look? ok below 80 %, warning up to exactly 100 %, over beyond.
        State of the spending; a {spent} of 0 counts as "ok" even with no budget.
        """,
        """
        if spent == 0:
            return "ok"
        if spent > budget:
            return "over"
        if spent >= 0.8 * budget:
            return "warning"
        return "ok"
        ---
        if spent > budget:
            return "over"
        return "warning" if spent and spent >= 0.8 * budget else "ok"
        """,
        lambda r: (float(r.choice((0, 50, 79, 80, 99, 100, 101, 200))), float(r.choice((100, 100, 0, 200)))),
    ),
    made(
        "office_work.remaining_budget",
        "remaining_by_category budget_left left_in_budget",
        "budget: dict[str, float]; expenses: list[tuple[str, float]]",
        "dict[str, float]",
        """
        What is left of the {budget} per category after the {expenses} (category, amount), maybe negative?
        remaining money for each budget category
        Subtract every expense from its category, ignoring case; expenses without a budget are skipped.
        How much can I still spend in each category? Overspending gives negative numbers; case is ignored.
        Budget minus the sum of expenses by category (lower case); unknown categories do not count.
        """,
        """
        left = dict(budget)
        for category, amount in expenses:
            category = category.lower()
            if category in left:
                left[category] -= amount
        return left
        ---
        remaining = {}
        for name, limit in budget.items():
            for category, amount in expenses:
                if category.lower() == name:
                    limit -= amount
            remaining[name] = limit
        return remaining
        """,
        lambda r: (
            {n: float(r.randint(0, 80)) for n in r.sample(("rent", "food", "fun"), r.randint(0, 3))},
            _expenses(r),
        ),
    ),
    made(
        "office_work.biggest_expense_category",
        "top_expense_category biggest_category main_cost",
        "expenses: list[tuple[str, float]]",
        "str  |  None",
        """
        Category with the largest sum of {expenses} (category, amount), ignoring case; None if empty.
        lower-case category where most money went
        Add up by lower-cased category and give the largest; on ties the one that appears first.
        What do I spend most on? Categories are compared in lower case; no expenses give None.
        Name (lower case) of the category with the highest total, first come on equal sums, None without any.
        """,
        """
        totals = {}
        for category, amount in expenses:
            key = category.lower()
            totals[key] = totals.get(key, 0) + amount
        return max(totals, key=totals.get) if totals else None
        ---
        from collections import defaultdict

        totals = defaultdict(float)
        for category, amount in expenses:
            totals[category.lower()] += amount
        best = None
        for category in totals:
            if best is None or totals[category] > totals[best]:
                best = category
        return best
        """,
        lambda r: (_expenses(r),),
    ),
    made(
        "office_work.account_statement",
        "running_statement statement_lines balance_lines",
        "amounts: list[float]; start: float = 0.0",
        "list[str]",
        """
        Return one line per booking such as "+10.00 -> 110.00": the signed amount and the balance after it.
        text lines of amounts and running balance
        Begin with {start}, add each of {amounts}; show both with two decimals, the amount with its sign.
        Account statement: for each booking sign and amount, an arrow, and the new balance.
        Format the {amounts} with "+" or "-" and the running total, e.g. "-5.50 -> 4.50".
        """,
        """
        lines = []
        balance = start
        for amount in amounts:
            balance += amount
            lines.append(f"{amount:+.2f} -> {balance:.2f}")
        return lines
        ---
        from itertools import accumulate

        balances = list(accumulate(amounts, initial=start))[1:]
        return ["{:+.2f} -> {:.2f}".format(a, b) for a, b in zip(amounts, balances)]
        """,
        lambda r: (_amounts(r), float(r.choice((0, 10, 100)))),
    ),
    made(
        "office_work.income_and_costs",
        "income_and_expenses split_bookings in_and_out",
        "amounts: list[float]",
        "dict[str, float]",
        """
        'income', 'expenses' (positive) and 'balance' of the booked {amounts}; negatives are expenses.
        sums of incoming and outgoing amounts and their difference
        Add up the positive and the negative {amounts} separately; expenses are given without the minus.
        How much came in, how much went out, what remains? All 0.0 for no bookings.
        Dict with the sum of incomes, of expenses as a positive number, and income minus expenses.
        """,
        """
        income = float(sum(amount for amount in amounts if amount > 0))
        expenses = float(sum(-amount for amount in amounts if amount < 0))
        return {"income": income, "expenses": expenses, "balance": income - expenses}
        ---
        income = expenses = 0.0
        for amount in amounts:
            if amount > 0:
                income += amount
            else:
                expenses += abs(amount)
        return dict(income=income, expenses=expenses, balance=income - expenses)
        """,
        lambda r: (_amounts(r),),
    ),
    made(
        "office_work.months_negative",
        "months_in_the_red losing_months negative_months",
        "profits: dict[str, float]",
        "list[str]",
        """
        List the months with a loss, the largest loss first; months in their order on ties.
        months with a negative profit, worst first
        Months whose value in {profits} is below 0, sorted ascending by profit; zero is no loss.
        In which months did we lose money? Start with the worst.
        Keys of {profits} with negative values, ordered from the lowest value up.
        """,
        """
        losses = [month for month, profit in profits.items() if profit < 0]
        return sorted(losses, key=lambda month: profits[month])
        ---
        pairs = sorted(profits.items(), key=lambda item: item[1])
        return [month for month, profit in pairs if profit < 0]
        """,
        lambda r: ({m: r.randint(-20, 40) / 2 for m in ("Jan", "Feb", "Mar", "Apr")[: r.randint(0, 4)]},),
    ),
    made(
        "office_work.loan_approved",
        "loan_decision can_get_loan credit_decision",
        "income: float; debts: float; score: int",
        "str",
        """
        Decide on a loan: "rejected" if {score} < 600 or {debts} over 40 percent of {income}, else by score.
        approved (700+), review (600-699) or rejected
        Over 40 % of {income} in {debts} or a score under 600 rejects; from 700 "approved", else "review".
        Will the bank lend money? Rejected, review or approved by {score} and the share of {debts}.
        Credit check: score < 600 or debts > 0.4 * income: rejected; score >= 700: approved; else review.
        """,
        """
        if score < 600 or debts > income * 0.4:
            return "rejected"
        if score >= 700:
            return "approved"
        return "review"
        ---
        affordable = debts <= income * 0.4
        if not affordable:
            return "rejected"
        return "approved" if score >= 700 else "review" if score >= 600 else "rejected"
        """,
        lambda r: (
            float(r.choice((0, 1000, 2000, 4000))),
            float(r.choice((0, 300, 399, 400, 900))),
            r.choice((450, 580, 600, 650, 699, 700, 800)),
        ),
    ),
    made(
        "office_work.savings_goal",
        "months_until_goal months_to_goal months_to_reach",
        "goal: float; saved: float; monthly: float",
        "int  |  None",
        """
        Months needed to reach the {goal} from {saved} with {monthly} savings, None if it never happens.
        number of months until the savings goal, rounded up
        0 if {saved} is enough; without {monthly} savings None; otherwise the missing rest, rounded up.
        How long must I save? Full months; zero when done, None when nothing is put aside.
        Months = missing amount / {monthly} rounded up, 0 at the {goal}, None for {monthly} 0.
        """,
        """
        missing = goal - saved
        if missing <= 0:
            return 0
        if monthly <= 0:
            return None
        return int(-(-missing // monthly))
        ---
        if saved >= goal:
            return 0
        if not monthly:
            return None
        months = 0
        while saved < goal:
            saved += monthly
            months += 1
        return months
        """,
        lambda r: (
            float(r.choice((0, 100, 500, 1000))),
            float(r.choice((0, 50, 100, 600))),
            float(r.choice((0, 30, 50, 100))),
        ),
    ),
    made(
        "office_work.round_up_savings",
        "round_up_savings spare_change_saved rounded_up_difference",
        "payments: list[float]",
        "float",
        """
        Return what is saved by rounding each of the {payments} up to the next whole amount. In cents.
        spare change of all payments, two decimals
        For every payment the difference to the next full dollar is saved (0 for whole ones); add them up.
        How much goes to the piggy bank if each payment is rounded up? 0.0 without payments.
        Sum of ceil(p) - p over the {payments}, rounded to 2 places.
        """,
        """
        import math

        return round(float(sum(math.ceil(payment) - payment for payment in payments)), 2)
        ---
        saved = 0.0
        for payment in payments:
            saved += -payment % 1
        return round(saved, 2)
        """,
        lambda r: ([r.randint(0, 100) / 4 for _ in range(r.randint(0, 5))],),
    ),
    made(
        "office_work.vote_result",
        "vote_result motion_result count_motion",
        "votes: list[str]",
        "str",
        """
        "passed" if more {votes} are "yes" than "no", "rejected" if fewer, else "tie"; any case and spaces.
        outcome of a vote, abstentions do not count
        Compare the number of yes and no votes (trimmed, any case); other votes are abstentions.
        Did the motion pass? passed, rejected or tie; an empty list is a tie.
        Count "yes" and "no" after strip and lower and name the result.
        """,
        """
        cleaned = [vote.strip().lower() for vote in votes]
        yes, no = cleaned.count("yes"), cleaned.count("no")
        if yes > no:
            return "passed"
        return "rejected" if no > yes else "tie"
        ---
        balance = 0
        for vote in votes:
            balance += {"yes": 1, "no": -1}.get(vote.strip().lower(), 0)
        if balance == 0:
            return "tie"
        return "passed" if balance > 0 else "rejected"
        """,
        lambda r: (_votes(r),),
    ),
    made(
        "office_work.two_thirds",
        "has_two_thirds two_thirds_majority qualified_majority",
        "yes: int; no: int",
        "bool",
        """
        Check whether {yes} votes reach two thirds of all votes cast ({yes} and {no}); without votes False.
        two-thirds majority reached?
        True if yes / (yes + no) is at least 2/3; abstentions are not counted; no votes give False.
        Is the qualified majority there? Exactly two thirds is enough.
        At least twice as many {yes} as {no} votes, and at least one vote.
        """,
        """
        total = yes + no
        return total > 0 and 3 * yes >= 2 * total
        ---
        if yes + no == 0:
            return False
        return yes >= 2 * no
        """,
        lambda r: (r.randint(0, 8), r.randint(0, 5)),
    ),
    made(
        "office_work.borda",
        "borda_points ranked_points points_from_rankings",
        "ballots: list[list[str]]",
        "dict[str, int]",
        """
        Give 3 points to the first, 2 to the second and 1 to the third of each ballot; most points first.
        borda-style points per option, sorted by points, ties by name
        Add up 3, 2, 1 points by place over the {ballots}; order by points descending, then alphabetically.
        How many points has each option? First place 3, second 2, third 1; the leader comes first.
        Dict of option to total points, highest first, equal points by name.
        """,
        """
        points = {}
        for ballot in ballots:
            for option, value in zip(ballot, (3, 2, 1)):
                points[option] = points.get(option, 0) + value
        return dict(sorted(points.items(), key=lambda item: (-item[1], item[0])))
        ---
        from collections import Counter

        points = Counter()
        for ballot in ballots:
            for place, option in enumerate(ballot):
                points[option] += 3 - place
        return {name: points[name] for name in sorted(points, key=lambda n: (-points[n], n))}
        """,
        lambda r: (_ballots(r),),
    ),
    made(
        "office_work.survey_summary",
        "answer_percentages survey_summary poll_percentages",
        "answers: list[str]",
        "dict[str, str]",
        """
        Share of each answer as text like "67%", most frequent first, in lower case; blanks ignored.
        survey answers in percent, ties alphabetically
        Lower the {answers}, skip empty ones, and give rounded percentages sorted by frequency, then name.
        How did people answer? Dict such as {{"tea": "67%", "coffee": "33%"}}, most common answer first.
        Whole percentages of the non-empty answers (case ignored), in descending order of their count.
        """,
        """
        given = [answer.lower() for answer in answers if answer]
        options = sorted(set(given), key=lambda option: (-given.count(option), option))
        return {option: f"{round(given.count(option) / len(given) * 100)}%" for option in options}
        ---
        counts = {}
        for answer in answers:
            if answer:
                counts[answer.lower()] = counts.get(answer.lower(), 0) + 1
        total = sum(counts.values())
        ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        return {name: str(round(count / total * 100)) + "%" for name, count in ordered}
        """,
        lambda r: ([r.choice(("tea", "Tea", "coffee", "", "water")) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "office_work.response_rate_text",
        "response_rate response_text participation",
        "invited: int; answered: int",
        "str",
        """
        Return the response rate as "3 of 10 (30%)", or "nobody invited" if {invited} is 0.
        text with answers, invitations and whole percent
        Show how many {answered} out of how many were {invited} and the rounded percentage.
        What was the participation? "A of I (P%)"; without invitations "nobody invited".
        Format the response rate, percent rounded to an integer; zero invitations give a text of their own.
        """,
        """
        if invited == 0:
            return "nobody invited"
        percent = round(answered / invited * 100)
        return f"{answered} of {invited} ({percent}%)"
        ---
        if not invited:
            return "nobody invited"
        return "{} of {} ({:.0f}%)".format(answered, invited, round(answered / invited * 100))
        """,
        lambda r: (r.choice((0, 1, 3, 10, 40)), r.choice((0, 1, 2, 3))),
    ),
    made(
        "office_work.likert_mean",
        "likert_average agreement_score mean_agreement",
        "answers: list[str]",
        "float  |  None",
        """
        Return the mean of the {answers}: agree 1, neutral 0, disagree -1; others ignored, None without any.
        average agreement between -1 and 1, two decimals
        Turn agree/neutral/disagree (any case) into 1, 0, -1 and average them; unknown answers are skipped.
        How much do people agree? Mean score rounded to 2 decimals, None if there is no valid answer.
        Average of the coded answers, ignoring anything else and the case.
        """,
        """
        codes = {"agree": 1, "neutral": 0, "disagree": -1}
        values = [codes[answer.lower()] for answer in answers if answer.lower() in codes]
        return round(sum(values) / len(values), 2) if values else None
        ---
        total = count = 0
        for answer in answers:
            answer = answer.lower()
            if answer == "agree":
                total += 1
            elif answer == "disagree":
                total -= 1
            elif answer != "neutral":
                continue
            count += 1
        return round(total / count, 2) if count else None
        """,
        lambda r: (
            [r.choice(("agree", "neutral", "disagree", "Agree", "n/a")) for _ in range(r.randint(0, 6))],
        ),
    ),
    made(
        "office_work.wage_slip",
        "wage_slip payslip pay_slip",
        "gross: float; tax_percent: float = 20; insurance: float = 50",
        "dict[str, float]",
        """
        Return 'tax' ({tax_percent} percent of {gross}), 'insurance' and 'net' (never negative); in cents.
        wage slip: tax, insurance and what is paid out
        From {gross} take the tax and a fixed {insurance}; the net amount is at least 0.0. Two decimals.
        What does the employee get? A dict with tax, insurance and net, each rounded to cents.
        Net = gross - tax - insurance (floor 0), tax being a percentage of {gross}.
        """,
        """
        tax = round(gross * tax_percent / 100, 2)
        net = max(gross - tax - insurance, 0.0)
        return {"tax": tax, "insurance": round(float(insurance), 2), "net": round(net, 2)}
        ---
        slip = {"tax": round(gross * tax_percent / 100, 2), "insurance": round(float(insurance), 2)}
        left = gross - slip["tax"] - insurance
        slip["net"] = round(left, 2) if left > 0 else 0.0
        return slip
        """,
        lambda r: (float(r.choice((0, 40, 1000, 2500, 3333))), r.choice((10, 20)), r.choice((0, 50, 120.5))),
    ),
    made(
        "office_work.sick_pay",
        "sick_pay pay_while_sick sickness_pay",
        "daily: float; days: int",
        "float",
        """
        Return the sick pay for {days}: the first 3 unpaid, up to day 42 in full, then 70 percent of {daily}.
        sick pay with waiting days and reduced pay after day 42
        Days 1-3 pay nothing, 4-42 the {daily} wage, all later ones 70 % of it; rounded to cents.
        How much is paid for {days} of sickness? Three waiting days, full pay to day 42, then 0.7.
        Sum over the days: 0 for the first three, {daily} until the 42nd, 0.7 * {daily} afterwards.
        """,
        """
        full = max(min(days, 42) - 3, 0)
        reduced = max(days - 42, 0)
        return round(daily * full + daily * reduced * 0.7, 2)
        ---
        if days <= 3:
            return 0.0
        if days <= 42:
            return round(daily * (days - 3), 2)
        return round(daily * 39 + daily * (days - 42) * 0.7, 2)
        """,
        lambda r: (float(r.choice((80, 100, 120.5))), r.choice((0, 1, 3, 4, 10, 42, 43, 60))),
    ),
    made(
        "office_work.travel_allowance",
        "travel_allowance meal_allowance per_diem",
        "hours: float; meals_included: int = 0",
        "float",
        """
        Allowance for a trip: 28 from 24 {hours}, 14 above 8, else 0; 5 less per included meal, at least 0.
        daily allowance of a business trip
        More than 8 hours give 14.0, a full day 28.0; each of {meals_included} costs 5, never below 0.0.
        What can be claimed? 0 up to 8 {hours}, 14 below 24, 28 from then on, minus 5 for each free meal.
        Per diem by duration, reduced by 5 for every meal that was provided.
        """,
        """
        if hours >= 24:
            amount = 28.0
        elif hours > 8:
            amount = 14.0
        else:
            amount = 0.0
        return max(amount - 5 * meals_included, 0.0)
        ---
        full = 28.0 if hours >= 24 else 14.0 if hours > 8 else 0.0
        reduced = full - meals_included * 5.0
        return reduced if reduced > 0 else 0.0
        """,
        lambda r: (r.choice((0, 4, 8, 8.5, 12, 23.5, 24, 30)), r.choice((0, 1, 2, 3))),
    ),
    made(
        "office_work.mileage_claim",
        "mileage_claim mileage_allowance car_allowance",
        "km: float; passengers: int = 0",
        "float",
        """
        Mileage money: 0.30 per km for the first 20 {km}, 0.38 beyond, 0.02 per km and passenger. In cents.
        car allowance by distance with a passenger supplement
        Up to 20 km pay 0.30 each, further ones 0.38; each of the {passengers} adds 0.02 for every km.
        How much may be claimed for the drive? Two rates (limit 20 km) plus 2 cents per passenger and km.
        Kilometre allowance with two decimals: 0.30 to 20 {km}, then 0.38, plus 0.02 * passengers * km.
        """,
        """
        amount = min(km, 20) * 0.30 + max(km - 20, 0) * 0.38
        return round(amount + km * passengers * 0.02, 2)
        ---
        if km <= 20:
            amount = km * 0.30
        else:
            amount = 20 * 0.30 + (km - 20) * 0.38
        return round(amount + km * passengers * 0.02, 2)
        """,
        lambda r: (r.choice((0.0, 10.0, 20.0, 25.5, 100.0)), r.choice((0, 1, 3))),
    ),
    made(
        "office_work.expense_needs_approval",
        "needs_approval approval_level who_approves",
        "amount: float; category: str",
        "str",
        """
        Who approves an expense? "none" below 100, "manager" below 1000, or "director"; gifts never "none".
        approver by amount; gifts need at least the manager
        Under 100 nobody (unless {category} is "gift", any case), under 1000 the manager, else the director.
        Who must sign? Limits 100 and 1000; for a gift a small {amount} goes to the manager, too.
        Approval level of an expense: none, manager or director, gifts being at least manager.
        """,
        """
        if amount >= 1000:
            return "director"
        if amount >= 100 or category.lower() == "gift":
            return "manager"
        return "none"
        ---
        gift = category.lower() == "gift"
        if amount < 100 and not gift:
            return "none"
        return "manager" if amount < 1000 else "director"
        """,
        lambda r: (
            float(r.choice((0, 50, 99, 100, 500, 999, 1000, 5000))),
            r.choice(("travel", "software", "gift", "Gift")),
        ),
    ),
    made(
        "office_work.net_from_gross",
        "net_and_tax split_gross gross_to_net",
        "gross: float; percent: float = 20",
        "tuple[float, float]",
        """
        Split a {gross} price into (net, tax) for a tax of {percent} percent included in it; the two add up.
        net amount and contained tax of a gross price
        Net is {gross} / (1 + percent / 100) rounded to cents, the tax is the rest, rounded as well.
        How much of the price is tax? Return both net and tax with two decimals.
        Take the tax out of a gross amount: (net, gross - net).
        """,
        """
        net = round(gross / (1 + percent / 100), 2)
        return net, round(gross - net, 2)
        ---
        factor = 1 + percent / 100
        net = round(gross / factor, 2)
        tax = round(gross - net, 2)
        return (net, tax)
        """,
        lambda r: (r.randint(0, 800) / 4, r.choice((5, 10, 20, 19))),
    ),
    made(
        "office_work.split_bill_by_items",
        "split_by_items what_everyone_owes bill_shares",
        "items: list[tuple[float, list[str]]]",
        "dict[str, float]",
        """
        Share each of the {items} (price, people) equally among its people; what everyone owes, in cents.
        amount per person when items are shared by different people
        Every price is divided by the number of people who had it; sums rounded to two decimals.
        Who pays how much? Each item is split between those listed with it; names in order of appearance.
        Dict from person to the sum of their shares; no items give an empty dict.
        """,
        """
        owed = {}
        for price, people in items:
            for person in people:
                owed[person] = owed.get(person, 0) + price / len(people)
        return {person: round(amount, 2) for person, amount in owed.items()}
        ---
        names = dict.fromkeys(name for _, people in items for name in people)
        return {name: round(sum(p / len(who) for p, who in items if name in who), 2) for name in names}
        """,
        lambda r: (
            [(r.randint(1, 20) * 3.0, r.sample(PEOPLE[:3], r.randint(1, 3))) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "office_work.split_bill_tip",
        "split_with_tip share_with_tip bill_per_person",
        "total: float; people: int; tip_percent: float = 10",
        "float",
        """
        What each of the {people} pays for a {total} plus tip, rounded up to full cents; 0.0 for nobody.
        share of the bill including the tip, rounded up to the cent
        Add {tip_percent} percent, divide by {people} and round up to two decimals; zero people give 0.0.
        How much per head with the tip? Always round up, so that the sum is enough.
        Bill with tip split evenly, each share rounded up at the second decimal.
        """,
        """
        import math

        if people == 0:
            return 0.0
        cents = round(total * (100 + tip_percent), 6)
        return math.ceil(cents / people) / 100
        ---
        if not people:
            return 0.0
        cents = round(total * (100 + tip_percent), 6)
        return -(-cents // people) / 100
        """,
        lambda r: (r.randint(0, 400) / 4, r.choice((0, 1, 2, 3, 4)), r.choice((0, 10, 15))),
    ),
    made(
        "office_work.who_has_not_paid",
        "who_has_not_paid unpaid_members missing_payments",
        "members: list[str]; payments: list[tuple[str, float]]; fee: float",
        "dict[str, float]",
        """
        Return what each of the {members} still owes of the {fee} after the {payments} (name, amount).
        missing amounts of members who have not paid the fee in full
        Several payments of a person are added; members who paid the {fee} or more are left out.
        Who still has to pay and how much? In the order of {members}; payments of others are ignored.
        Dict from name to fee minus paid sum, only where that is positive.
        """,
        """
        missing = {}
        for member in members:
            paid = sum(amount for name, amount in payments if name == member)
            if paid < fee:
                missing[member] = fee - paid
        return missing
        ---
        paid = dict.fromkeys(members, 0.0)
        for name, amount in payments:
            if name in paid:
                paid[name] += amount
        return {name: fee - amount for name, amount in paid.items() if amount < fee}
        """,
        lambda r: (
            r.sample(PEOPLE, r.randint(0, 4)),
            [(r.choice(PEOPLE), float(r.choice((5, 10, 20)))) for _ in range(r.randint(0, 4))],
            float(r.choice((10, 20))),
        ),
    ),
    made(
        "office_work.petty_cash_check",
        "cash_difference_text check_till till_result",
        "expected: float; counted: float",
        "str",
        """
        Return "ok" if {counted} equals {expected} to the cent, otherwise "short by X.XX" or "over by X.XX".
        result of counting the till
        Compare the cash: less is "short by", more "over by" with the difference to two decimals, equal "ok".
        Does the till match? Say "ok" or by how much there is too little or too much.
        Round the difference to cents and describe it: ok, short by, over by.
        """,
        """
        difference = round(counted - expected, 2)
        if difference == 0:
            return "ok"
        if difference < 0:
            return f"short by {-difference:.2f}"
        return f"over by {difference:.2f}"
        ---
        difference = round(counted - expected, 2)
        word = "short" if difference < 0 else "over"
        return f"{word} by {abs(difference):.2f}" if difference else "ok"
        """,
        lambda r: (r.choice((100.0, 50.5)), r.choice((100.0, 50.5, 99.25, 120.75))),
    ),
    made(
        "office_work.cash_rounding",
        "round_to_five_cents cash_amount swiss_rounding",
        "amount: float",
        "float",
        """
        Round an {amount} to the nearest 5 cents for payment in cash.
        cash rounding to 0.05
        Amounts like 1.02 become 1.0 and 1.03 becomes 1.05; the result has two decimals.
        What is paid in cash without one and two cent coins? Round to multiples of five cents.
        Convert to cents, round them to the nearest 5, and convert back.
        """,
        """
        cents = round(amount * 100)
        return (cents + 2) // 5 * 5 / 100
        ---
        cents = round(amount * 100)
        rest = cents % 5
        cents += -rest if rest < 3 else 5 - rest
        return cents / 100
        """,
        lambda r: (r.randint(0, 500) / 100,),
    ),
    made(
        "office_work.bank_fee",
        "withdrawal_fee atm_fee cash_fee",
        "amount: float; own_bank: bool; used_this_month: int",
        "float",
        """
        Fee of a withdrawal: none at the {own_bank} or for the first 3 a month, else 1 percent, at least 2.0.
        atm fee: 1 % with a minimum of 2, three free ones per month
        Free at the own bank; elsewhere the first three are free, then 1 % of {amount} but not below 2.0.
        What does taking out {amount} cost? {used_this_month} counts the withdrawals before this one.
        Fee is 0.0 if {own_bank} or used_this_month < 3, otherwise max(2, 1 % of the amount) in cents.
        """,
        """
        if own_bank or used_this_month < 3:
            return 0.0
        return round(max(amount * 0.01, 2.0), 2)
        ---
        free = own_bank or used_this_month <= 2
        fee = 0.0 if free else amount / 100
        return round(fee if free or fee > 2 else 2.0, 2)
        """,
        lambda r: (float(r.choice((20, 100, 400, 1000))), r.random() < 0.4, r.choice((0, 2, 3, 4, 9))),
    ),
    made(
        "office_work.parse_amount",
        "parse_amount read_amount amount_from_text",
        "text: str",
        "float  |  None",
        """
        Read money such as "$1,234.50": ignore $, €, commas, spaces; brackets mean negative; None if invalid.
        amount from accounting text, or None
        Strip currency signs ($ and €), commas and blanks; "(20.00)" is -20.0; not a number gives None.
        Parse an amount to a float. Parentheses around it make it negative; anything unreadable is None.
        What number is written in {text}? Thousands commas and currency symbols are dropped first.
        """,
        """
        for sign in "$€, ":
            text = text.replace(sign, "")
        negative = text.startswith("(") and text.endswith(")")
        if negative:
            text = text[1:-1]
        try:
            value = float(text)
        except ValueError:
            return None
        return -value if negative else value
        ---
        cleaned = "".join(c for c in text if c not in "$€, ")
        if cleaned[:1] == "(" and cleaned[-1:] == ")":
            cleaned = "-" + cleaned[1:-1]
        try:
            return float(cleaned)
        except ValueError:
            return None
        """,
        lambda r: (
            r.choice(("$1,234.50", "12", " 5.5 ", "(20.00)", "-3", "abc", "", "€ 7", "1,000", "(5)")),
        ),
    ),
    made(
        "office_work.short_money",
        "short_amount compact_money abbreviate_amount",
        "amount: float",
        "str",
        """
        Shorten an {amount} to "950", "1.5K" or "2.5M": K and M with one decimal, below 1000 none.
        compact money text with K and M
        From a million on divide and add "M", from a thousand "K" (one decimal each), else a whole number.
        How is the amount shown on the dashboard? 999, 1.0K, 2.5M; the sign of negative amounts is kept.
        Abbreviate by absolute value: >= 1000000 as M, >= 1000 as K, smaller without decimals.
        """,
        """
        if abs(amount) >= 1_000_000:
            return f"{amount / 1_000_000:.1f}M"
        if abs(amount) >= 1000:
            return f"{amount / 1000:.1f}K"
        return f"{amount:.0f}"
        ---
        for size, letter in ((1_000_000, "M"), (1000, "K")):
            if abs(amount) >= size:
                return "{:.1f}{}".format(amount / size, letter)
        return "{:.0f}".format(amount)
        """,
        lambda r: (float(r.choice((0, 5, 999, 1000, 1500, 12345, 999999, 1000000, 2500000, -1500))),),
    ),
    made(
        "office_work.change_text",
        "change_text growth_text format_change",
        "old: float; new: float",
        "str",
        """
        Return the change from {old} to {new} such as "+12.5%", "-3.0%", "0.0%" or "n/a" if {old} is 0.
        month over month change as signed percent text
        Percent change with one decimal and a sign (none for no change); no base value gives "n/a".
        How did the number develop? Signed percentage text, "n/a" when {old} is zero.
        Format (new - old) / old in percent, one decimal place, "+" before growth.
        """,
        """
        if old == 0:
            return "n/a"
        change = (new - old) / old * 100
        return f"{change:+.1f}%" if change else "0.0%"
        ---
        if not old:
            return "n/a"
        change = (new - old) / old * 100
        sign = "+" if change > 0 else ""
        return sign + format(change, ".1f") + "%"
        """,
        lambda r: (float(r.choice((0, 50, 80, 100))), float(r.choice((0, 50, 80, 100, 130)))),
    ),
    made(
        "office_work.trend_word",
        "trend_label describe_trend sales_trend",
        "values: list[float]",
        "str",
        """
        Trend of {values}: "rising" if each is larger than the one before, "falling", "flat" or "mixed".
        rising, falling, flat (all equal or fewer than two) or mixed
        Compare neighbours: all up is rising, all down falling, all equal flat, otherwise mixed.
        How do the sales develop? Fewer than two {values} are "flat"; anything irregular is "mixed".
        Trend word for a series; strict increase or decrease is needed for rising and falling.
        """,
        """
        pairs = list(zip(values, values[1:]))
        if all(a == b for a, b in pairs):
            return "flat"
        if all(a < b for a, b in pairs):
            return "rising"
        if all(a > b for a, b in pairs):
            return "falling"
        return "mixed"
        ---
        steps = {(b > a) - (b < a) for a, b in zip(values, values[1:])}
        if steps <= {0}:
            return "flat"
        if steps == {1}:
            return "rising"
        return "falling" if steps == {-1} else "mixed"
        """,
        lambda r: ([float(r.choice((10, 10, 20, 30))) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "office_work.quarter_totals",
        "quarter_totals sales_by_quarter totals_per_quarter",
        "monthly: list[float]",
        "dict[str, float]",
        """
        Sum the {monthly} sales to quarters "Q1", "Q2" and so on; the last quarter may be incomplete.
        quarterly totals from a list starting in January
        Every three months form a quarter; return a dict from "Q1"... to the sum, empty for no months.
        What was sold per quarter? Add up {monthly} in threes, a shorter rest as well.
        Dict with keys Q1 to Q4 and the sum of up to three values each.
        """,
        """
        totals = {}
        for index, amount in enumerate(monthly):
            quarter = f"Q{index // 3 + 1}"
            totals[quarter] = totals.get(quarter, 0) + amount
        return totals
        ---
        starts = range(0, len(monthly), 3)
        return {f"Q{number}": sum(monthly[s : s + 3]) for number, s in enumerate(starts, 1)}
        """,
        lambda r: ([r.randint(0, 40) / 2 for _ in range(r.choice((0, 2, 3, 5, 6, 12)))],),
    ),
    made(
        "office_work.yearly_forecast",
        "forecast_year yearly_forecast project_annual",
        "monthly: list[float]",
        "float",
        """
        Forecast the year from {monthly} sales so far: their sum plus the average for each missing month.
        expected yearly sales, rounded to cents; 0.0 without data
        Assume that each remaining month is like the mean so far; add that to the sum. Two decimals.
        How much will we sell this year at this pace? Average of {monthly} times twelve.
        Project the months known up to December, 0.0 for an empty list.
        """,
        """
        if not monthly:
            return 0.0
        return round(sum(monthly) / len(monthly) * 12, 2)
        ---
        known = len(monthly)
        return round(sum(monthly) / known * 12, 2) if known else 0.0
        """,
        lambda r: ([r.randint(0, 40) / 2 for _ in range(r.choice((0, 1, 2, 4, 12)))],),
    ),
    made(
        "office_work.target_reached",
        "target_text target_progress goal_text",
        "sold: int; target: int",
        "str",
        """
        Return "15 of 20 (75%)" for {sold} below the {target}, with " - done!" behind it once it is reached.
        progress towards a sales target as text
        Show sold, target and the whole percentage, and append " - done!" from 100 percent on.
        How far are we? e.g. "5 of 10 (50%)" or "12 of 10 (120%) - done!".
        Text with numbers and rounded percent; reaching the {target} adds the word done.
        """,
        """
        text = f"{sold} of {target} ({round(sold / target * 100)}%)"
        return text + " - done!" if sold >= target else text
        ---
        percent = round(sold / target * 100)
        ending = "" if sold < target else " - done!"
        return "{} of {} ({}%){}".format(sold, target, percent, ending)
        """,
        lambda r: (r.choice((0, 5, 10, 15, 20)), r.choice((10, 20))),
    ),
    made(
        "office_work.meeting_cost",
        "meeting_cost cost_of_meeting meeting_price",
        "rates: list[float]; minutes: int",
        "float",
        """
        Return the cost of a meeting: everyone's hourly rate in {rates} for the {minutes}, rounded to cents.
        what a meeting costs in wages
        Add the hourly {rates} of all participants and charge them for {minutes}; 0.0 without people.
        How expensive is the meeting? Sum of the rates times minutes / 60, two decimals.
        Meeting cost for hourly rates and a duration in minutes.
        """,
        """
        return round(float(sum(rates) * minutes / 60), 2)
        ---
        hourly = 0.0
        for rate in rates:
            hourly += rate
        return round(hourly * minutes / 60, 2)
        """,
        lambda r: (
            [float(r.choice((30, 45, 60, 80))) for _ in range(r.randint(0, 4))],
            r.choice((0, 15, 30, 45, 90)),
        ),
    ),
    made(
        "office_work.first_free_room",
        "find_room first_free_room room_for",
        "rooms: dict[str, int]; booked: list[str]; people: int",
        "str  |  None",
        """
        Smallest of the {rooms} (name to seats) not {booked} that seats all {people}, None if none does.
        best fitting free meeting room, by name on ties
        Among free rooms with enough seats pick the one with the fewest, alphabetically first if equal.
        Which room shall we take? Booked ones are out; the tightest fit wins; None when nothing fits.
        Free room with the least capacity >= {people}; ties by name; None otherwise.
        """,
        """
        fitting = [(seats, name) for name, seats in rooms.items() if name not in booked and seats >= people]
        return min(fitting)[1] if fitting else None
        ---
        best = None
        for name in sorted(rooms):
            if name in booked or rooms[name] < people:
                continue
            if best is None or rooms[name] < rooms[best]:
                best = name
        return best
        """,
        lambda r: (
            {n: r.choice((4, 6, 8, 10, 20)) for n in r.sample(("Oak", "Elm", "Ash", "Fir"), r.randint(0, 4))},
            r.sample(("Oak", "Elm", "Ash"), r.randint(0, 2)),
            r.choice((2, 5, 8, 15)),
        ),
    ),
    made(
        "office_work.common_free_hours",
        "common_free_hours free_for_all free_slots",
        "busy: list[list[int]]; start: int = 9; end: int = 17",
        "list[int]",
        """
        Hours from {start} until before {end} in which nobody is {busy} (one list of hours per person).
        free hours that all people have in common
        Collect the hours in no one's {busy} list, ascending, {end} not included.
        When can everybody meet? Full hours of the working day that are in none of the lists.
        Hours in range({start}, {end}) that do not occur in any of the busy lists.
        """,
        """
        taken = {hour for hours in busy for hour in hours}
        return [hour for hour in range(start, end) if hour not in taken]
        ---
        free = []
        for hour in range(start, end):
            if all(hour not in hours for hours in busy):
                free.append(hour)
        return free
        """,
        lambda r: (
            [[r.randint(9, 16) for _ in range(r.randint(0, 4))] for _ in range(r.randint(0, 3))],
            9,
            r.choice((12, 17)),
        ),
    ),
    made(
        "office_work.email_from_name",
        "company_email make_email email_for",
        "name: str; domain: str; taken: list[str]",
        "str",
        """
        Make "first.last@domain" from a {name} in lower case; if it is {taken}, add 2, 3, ... before the @.
        email address for a new colleague without collisions
        First and last word of {name} joined by a dot (a single word alone); first free number from 2 on.
        Which address does somebody get? Middle names are left out; taken ones get a number, starting with 2.
        Build a lower-case email from first and last name, numbering it (2, 3...) while it is in {taken}.
        """,
        """
        words = name.lower().split()
        local = words[0] if len(words) == 1 else f"{words[0]}.{words[-1]}"
        email = f"{local}@{domain}"
        number = 2
        while email in taken:
            email = f"{local}{number}@{domain}"
            number += 1
        return email
        ---
        from itertools import count

        words = name.lower().split()
        local = ".".join(dict.fromkeys([words[0], words[-1]]))
        for number in count(1):
            email = f"{local}{number if number > 1 else ''}@{domain}"
            if email not in taken:
                return email
        """,
        lambda r: (
            r.choice(("Ann Lee", "Bob van Dam", "Cher", "ANN LEE")),
            "acme.com",
            r.sample(("ann.lee@acme.com", "ann.lee2@acme.com", "cher@acme.com"), r.randint(0, 3)),
        ),
    ),
    made(
        "office_work.initials_unique",
        "staff_codes unique_initials initials_for_all",
        "names: list[str]",
        "dict[str, str]",
        """
        Give each of the {names} its initials as a code; taken codes get a number: AL, AL2, AL3.
        staff codes from initials, numbered on collision
        Upper-case first letters of the words; the second person with the same initials gets 2, the third 3.
        Which short codes do the people get? Initials, made unique by a number in the given order.
        Map name to initials, with a counter from 2 on for repeated initials.
        """,
        """
        codes, counts = {}, {}
        for name in names:
            initials = "".join(word[0].upper() for word in name.split())
            counts[initials] = counts.get(initials, 0) + 1
            codes[name] = initials if counts[initials] == 1 else f"{initials}{counts[initials]}"
        return codes
        ---
        used, codes = [], {}
        for name in names:
            code = "".join(word[:1] for word in name.split()).upper()
            used.append(code)
            times = used.count(code)
            codes[name] = code + (str(times) if times > 1 else "")
        return codes
        """,
        lambda r: (r.sample(("Ann Lee", "Al Lane", "Bob Stone", "Ada Lopez", "Cher"), r.randint(0, 5)),),
    ),
    made(
        "office_work.applicant_score",
        "rank_applicants best_applicants shortlist",
        "applicants: list[dict]; skills: list[str]; limit: int = 3",
        "list[str]",
        """
        Best {limit} {applicants}: most of the wanted {skills}, then more 'years', without zero matches.
        names of the shortlist by matching skills and experience
        Count how many {skills} each has; drop those with none; sort by matches, then years, descending.
        Whom do we invite? At most {limit} names; more matching skills first, ties by experience.
        Shortlist of names ordered by (-matches, -years), only with at least one match.
        """,
        """
        def matches(applicant):
            return len(set(applicant["skills"]) & set(skills))

        suitable = [a for a in applicants if matches(a) > 0]
        suitable.sort(key=lambda a: (-matches(a), -a["years"]))
        return [a["name"] for a in suitable[:limit]]
        ---
        scored = []
        for applicant in applicants:
            hits = sum(skill in applicant["skills"] for skill in skills)
            if hits:
                scored.append((hits, applicant["years"], applicant["name"]))
        scored.sort(key=lambda entry: entry[:2], reverse=True)
        return [name for _, _, name in scored][:limit]
        """,
        lambda r: (
            [
                {
                    "name": n,
                    "skills": r.sample(("sql", "python", "excel", "sales"), r.randint(0, 3)),
                    "years": r.randint(0, 6),
                }
                for n in r.sample(PEOPLE, r.randint(0, 5))
            ],
            r.sample(("sql", "python", "excel"), r.randint(1, 3)),
            r.choice((2, 3)),
        ),
    ),
    made(
        "office_work.probation_over",
        "notice_weeks notice_period weeks_of_notice",
        "months: int",
        "int",
        """
        Weeks of notice after {months} of work: 2 in the first 6, 4 below 24, 8 below 60, otherwise 12.
        notice period in weeks by length of service
        Less than 6 months: 2 weeks, less than 2 years: 4, less than 5 years: 8, longer: 12.
        How long is the notice? Steps at 6, 24 and 60 {months} give 2, 4, 8 and 12 weeks.
        Notice weeks: < 6 months 2, < 24 4, < 60 8, else 12.
        """,
        """
        if months < 6:
            return 2
        if months < 24:
            return 4
        if months < 60:
            return 8
        return 12
        ---
        weeks = 2
        for limit, longer in ((6, 4), (24, 8), (60, 12)):
            if months >= limit:
                weeks = longer
        return weeks
        """,
        lambda r: (r.choice((0, 3, 5, 6, 12, 23, 24, 59, 60, 200)),),
    ),
    made(
        "office_work.staff_per_department",
        "headcount headcount_text staff_overview",
        "staff: list[dict]",
        "str",
        """
        Return the headcount such as "it: 2, sales: 1": people per 'department', largest first, then by name.
        text with the number of people in each department
        Count the {staff} by department and join "name: count" with ", "; more people first, ties by name.
        How many work where? One line of text, the largest department first, "" for no staff.
        Departments and their counts in one text, ordered by count descending and by name.
        """,
        """
        counts = {}
        for person in staff:
            counts[person["department"]] = counts.get(person["department"], 0) + 1
        ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        return ", ".join(f"{name}: {count}" for name, count in ordered)
        ---
        departments = sorted(person["department"] for person in staff)
        unique = sorted(set(departments), key=lambda d: (-departments.count(d), d))
        return ", ".join(d + ": " + str(departments.count(d)) for d in unique)
        """,
        lambda r: (_staff(r),),
    ),
    made(
        "office_work.pay_gap",
        "pay_gap salary_gap_percent compare_pay",
        "first: list[float]; second: list[float]",
        "float  |  None",
        """
        By how many percent is the mean of {second} below that of {first}? One decimal, None if one is empty.
        pay gap in percent between two groups
        Difference of the mean salaries relative to the mean of {first}; negative if {second} earns more.
        How large is the gap? (mean first - mean second) / mean first * 100; None without data in a group.
        Gap of the averages in percent with 1 decimal, None for an empty list.
        """,
        """
        if not first or not second:
            return None
        mean_first = sum(first) / len(first)
        mean_second = sum(second) / len(second)
        return round((mean_first - mean_second) / mean_first * 100, 1)
        ---
        from statistics import fmean

        if len(first) == 0 or len(second) == 0:
            return None
        base = fmean(first)
        return round((base - fmean(second)) / base * 100, 1)
        """,
        lambda r: (
            [float(r.choice((2000, 2500, 3000))) for _ in range(r.randint(0, 3))],
            [float(r.choice((2000, 2500, 3000))) for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "office_work.project_overrun",
        "project_status project_state project_health",
        "done: int; planned: int; spent: float; budget: float",
        "str",
        """
        "red" if a project is late ({done} < {planned}) and over {budget}, "yellow" for one, else "green".
        project traffic light by progress and money
        Late means fewer tasks {done} than {planned}; expensive means {spent} above {budget}. Both: red.
        How is the project? No problem green, one problem yellow, two problems red.
        Count the problems (behind plan, over budget): 0 green, 1 yellow, 2 red.
        """,
        """
        problems = int(done < planned) + int(spent > budget)
        return ("green", "yellow", "red")[problems]
        ---
        late = done < planned
        expensive = spent > budget
        if late and expensive:
            return "red"
        if late or expensive:
            return "yellow"
        return "green"
        """,
        lambda r: (r.choice((0, 4, 8, 10)), r.choice((5, 8, 10)), float(r.choice((50, 100, 120))), 100.0),
    ),
    made(
        "office_work.price_for_target",
        "markup_price selling_price retail_price",
        "cost: float; markup_percent: float; step: float = 0.5",
        "float",
        """
        Return {cost} plus {markup_percent} percent, rounded up to a multiple of {step}.
        selling price with markup, rounded up to steps
        Add the markup and go up to the next {step} (an exact multiple stays).
        What shall we charge? Cost with markup, then the next higher price that is a multiple of {step}.
        Price = cost * (1 + markup / 100), raised to full steps of {step}.
        """,
        """
        import math

        price = round(cost * (100 + markup_percent) / 100, 6)
        return math.ceil(price / step) * step
        ---
        price = round(cost * (100 + markup_percent) / 100, 6)
        return -(-price // step) * step + 0.0
        """,
        lambda r: (r.randint(0, 80) / 4, r.choice((0, 20, 50, 100)), r.choice((0.25, 0.5, 1.0))),
    ),
    made(
        "office_work.asset_value",
        "book_value asset_value straight_line_value",
        "cost: float; years: int; lifetime: int = 5; residual: float = 0.0",
        "float",
        """
        Book value after {years} of linear depreciation from {cost} to the {residual} over {lifetime}.
        remaining value of an asset, in cents, never below the residual value
        Every year loses the same part of {cost} - {residual}; after {lifetime} years only {residual} is left.
        What is the machine still worth? Linear decline for {lifetime} years, then constant; two decimals.
        Value = cost - (cost - residual) * min(years, lifetime) / lifetime, rounded to 2 places.
        """,
        """
        used = min(years, lifetime)
        return round(cost - (cost - residual) * used / lifetime, 2)
        ---
        if years >= lifetime:
            return round(residual, 2)
        return round(cost - (cost - residual) * years / lifetime, 2)
        """,
        lambda r: (
            float(r.choice((500, 1000, 1200))),
            r.choice((0, 1, 3, 5, 8)),
            r.choice((4, 5)),
            float(r.choice((0, 100))),
        ),
    ),
    made(
        "office_work.simple_or_compound",
        "interest_earned savings_interest bank_interest",
        "amount: float; percent: float; years: int; compound: bool = True",
        "float",
        """
        Interest on {amount} over {years} at {percent} percent, with interest on interest if {compound}.
        simple or compound interest, in cents
        Only the interest is returned: compounded yearly if {compound}, otherwise the same every year.
        How much interest is earned? amount * ((1 + p / 100) ** years - 1), or linear without compounding.
        Interest (without the capital) rounded to two decimals; compound is the default.
        """,
        """
        if compound:
            return round(amount * (1 + percent / 100) ** years - amount, 2)
        return round(amount * percent / 100 * years, 2)
        ---
        if not compound:
            return round(amount * percent / 100 * years, 2)
        growth = (1 + percent / 100) ** years
        return round(amount * growth - amount, 2)
        """,
        lambda r: (
            float(r.choice((0, 100, 1000))),
            r.choice((0, 2, 5)),
            r.choice((0, 1, 2, 3)),
            r.random() < 0.5,
        ),
    ),
    made(
        "office_work.rent_split_by_area",
        "split_rent rent_by_area rent_shares",
        "rent: float; rooms: dict[str, float]; shared: float = 0.0",
        "dict[str, float]",
        """
        Split {rent} by area: each pays for the own room plus an equal part of the {shared} area, in cents.
        rent per person by room size
        Area per person is the room plus {shared} / number of {rooms}; the rent is divided in proportion.
        Who pays how much rent? Larger rooms pay more, the common area is shared equally; two decimals.
        Share of each = rent * (room + shared / n) / (all rooms + shared), rounded to 2 decimals.
        """,
        """
        total = sum(rooms.values()) + shared
        common = shared / len(rooms)
        return {name: round(rent * (area + common) / total, 2) for name, area in rooms.items()}
        ---
        shares = {}
        total = sum(rooms.values()) + shared
        for name in rooms:
            area = rooms[name] + shared / len(rooms)
            shares[name] = round(rent * area / total, 2)
        return shares
        """,
        lambda r: (
            float(r.choice((600, 900, 1000))),
            {n: float(r.choice((10, 12, 15, 20))) for n in r.sample(PEOPLE, r.randint(1, 3))},
            float(r.choice((0, 10, 24))),
        ),
    ),
    made(
        "office_work.chores_cost",
        "utility_share utility_bill_share heating_share",
        "bill: float; days: dict[str, int]",
        "dict[str, float]",
        """
        Split a {bill} by the {days} each person was there, in cents; everybody pays 0.0 if nobody was.
        bill shared in proportion to days of presence
        Each share is bill * days / all days, rounded to two decimals; without any days all shares are 0.0.
        Who pays how much of the {bill}? Proportional to the {days}; zero days cost nothing.
        Divide the bill by presence: name to amount, 0.0 for all when the days add up to 0.
        """,
        """
        total = sum(days.values())
        if total == 0:
            return {name: 0.0 for name in days}
        return {name: round(bill * count / total, 2) for name, count in days.items()}
        ---
        total = sum(days.values())
        shares = dict.fromkeys(days, 0.0)
        if total:
            for name in days:
                shares[name] = round(bill * days[name] / total, 2)
        return shares
        """,
        lambda r: (
            float(r.choice((0, 90, 100, 120))),
            {n: r.choice((0, 10, 20, 30)) for n in r.sample(PEOPLE, r.randint(0, 3))},
        ),
    ),
    made(
        "office_work.ticket_age_buckets",
        "age_buckets tickets_by_age age_groups_of_tickets",
        "tickets: list[dict]",
        "dict[str, int]",
        """
        Count open {tickets} by 'age': "new" below 2 days, "recent" below 5, "old" otherwise; all three keys.
        number of open tickets per age group
        Only tickets with status "open": < 2 days new, < 5 recent, older ones old; all three keys are there.
        How old are our open tickets? Dict with new, recent and old and how many there are of each.
        Bucket open tickets by age in days (limits 2 and 5), other statuses are skipped.
        """,
        """
        counts = {"new": 0, "recent": 0, "old": 0}
        for ticket in tickets:
            if ticket["status"] == "open":
                bucket = "new" if ticket["age"] < 2 else "recent" if ticket["age"] < 5 else "old"
                counts[bucket] += 1
        return counts
        ---
        ages = [t["age"] for t in tickets if t["status"] == "open"]
        new = sum(age < 2 for age in ages)
        recent = sum(2 <= age < 5 for age in ages)
        return {"new": new, "recent": recent, "old": len(ages) - new - recent}
        """,
        lambda r: (_tickets(r),),
    ),
    made(
        "office_work.close_stale",
        "close_stale stale_tickets close_inactive",
        "tickets: list[dict]; max_age: int = 7",
        "list[dict]",
        """
        Return copies of the {tickets} in which those "waiting" for more than {max_age} days are "closed".
        tickets with stale ones closed, the originals unchanged
        Set 'status' to "closed" where it is "waiting" and 'age' exceeds {max_age}; the rest stays as it is.
        Close inactive tickets: waiting ones older than {max_age} days. New dicts in the same order.
        Copy every ticket, closing it if it is waiting and too old.
        """,
        """
        result = []
        for ticket in tickets:
            copy = dict(ticket)
            if copy["status"] == "waiting" and copy["age"] > max_age:
                copy["status"] = "closed"
            result.append(copy)
        return result
        ---
        def stale(ticket):
            return ticket["status"] == "waiting" and ticket["age"] > max_age

        return [{**t, "status": "closed"} if stale(t) else {**t} for t in tickets]
        """,
        lambda r: (_tickets(r), r.choice((3, 5, 7))),
    ),
    made(
        "office_work.response_time_label",
        "response_label first_response_label speed_label",
        "minutes: int",
        "str",
        """
        Time to first answer: "excellent" up to 15 {minutes}, "good" to 60, "slow" to 1440, else "missed".
        label of a response time in a support team
        Within 15 minutes excellent, within an hour good, within a day slow, later missed (limits included).
        How fast did we answer? excellent, good, slow or missed by 15, 60 and 1440 {minutes}.
        Classify {minutes} until the first reply: <= 15, <= 60, <= 1440, more.
        """,
        """
        if minutes <= 15:
            return "excellent"
        if minutes <= 60:
            return "good"
        if minutes <= 1440:
            return "slow"
        return "missed"
        ---
        labels = {15: "excellent", 60: "good", 1440: "slow"}
        return next((label for limit, label in labels.items() if minutes <= limit), "missed")
        """,
        lambda r: (r.choice((0, 5, 15, 16, 60, 61, 240, 1440, 1441)),),
    ),
    made(
        "office_work.queue_position",
        "queue_message waiting_message queue_text",
        "name: str; queue: list[str]; minutes_each: int = 4",
        "str",
        """
        Tell {name} the place in the {queue}: "not in queue", "you are next", or "N ahead, about M minutes".
        message for a waiting customer
        The first one is next; others learn how many are ahead and the wait of {minutes_each} for each.
        What is {name} told? Unknown names are not in the queue; position 1 is next; else people and minutes.
        Queue message: N people before you and N * {minutes_each} minutes.
        """,
        """
        if name not in queue:
            return "not in queue"
        ahead = queue.index(name)
        if ahead == 0:
            return "you are next"
        return f"{ahead} ahead, about {ahead * minutes_each} minutes"
        ---
        ahead = queue.index(name) if name in queue else -1
        if ahead < 0:
            return "not in queue"
        return "you are next" if not ahead else f"{ahead} ahead, about {minutes_each * ahead} minutes"
        """,
        lambda r: (r.choice(PEOPLE), r.sample(PEOPLE, r.randint(0, 5)), r.choice((3, 4))),
    ),
    made(
        "office_work.estimated_wait",
        "estimated_wait waiting_minutes wait_time",
        "ahead: int; counters: int; minutes_each: float = 5.0",
        "int  |  None",
        """
        Expected waiting time with {ahead} people and open {counters}, rounded up; None if none is open.
        waiting time in whole minutes
        Each counter serves one person in {minutes_each}; ahead * minutes / counters, rounded up to minutes.
        How long will it take? 0 with nobody {ahead}, None without open {counters}.
        People ahead times minutes each divided by the counters, up to the next full minute.
        """,
        """
        import math

        if counters == 0:
            return None
        return math.ceil(ahead * minutes_each / counters)
        ---
        if not counters:
            return None
        return int(-(-ahead * minutes_each // counters))
        """,
        lambda r: (r.choice((0, 1, 3, 4, 10)), r.choice((0, 1, 2, 3)), r.choice((4.0, 5.0, 2.5))),
    ),
    made(
        "office_work.contact_reminder",
        "clients_to_call whom_to_call follow_ups",
        "clients: dict[str, int]; vip: list[str]; limit: int = 30",
        "list[str]",
        """
        The {clients} (name to days since contact) to call: over {limit} days, {vip} ones over half of that.
        whom to call again, longest silence first
        A client is due after more than {limit} days, a {vip} after more than {limit} / 2; most days first.
        Which clients need a call? Sort by days without contact, descending; VIPs have half the limit.
        Names whose days exceed their limit (halved for {vip}), the most days first.
        """,
        """
        due = [name for name, days in clients.items() if days > (limit / 2 if name in vip else limit)]
        return sorted(due, key=lambda name: clients[name], reverse=True)
        ---
        due = []
        for name, days in sorted(clients.items(), key=lambda item: -item[1]):
            allowed = limit / 2 if name in vip else limit
            if days > allowed:
                due.append(name)
        return due
        """,
        lambda r: (
            {
                n: r.choice((3, 10, 14, 15, 30, 31, 60))
                for n in r.sample(("Acme", "Bolt", "Core", "Dyna"), r.randint(0, 4))
            },
            r.sample(("Acme", "Bolt"), r.randint(0, 2)),
            r.choice((30, 40)),
        ),
    ),
    made(
        "office_work.invoice_paid_share",
        "paid_share share_paid percent_paid",
        "invoices: list[dict]",
        "int",
        """
        Whole percent of the invoiced 'amount' that is 'paid'; 100 if there are no {invoices}.
        paid part of all invoice amounts in percent
        Sum of the amounts of paid invoices divided by the sum of all, in rounded percent; none at all is 100.
        Which share of our invoices (by amount) has been paid? An integer from 0 to 100.
        Rounded percentage of money received; without {invoices} everything counts as paid.
        """,
        """
        total = sum(invoice["amount"] for invoice in invoices)
        if total == 0:
            return 100
        paid = sum(invoice["amount"] for invoice in invoices if invoice["paid"])
        return round(paid / total * 100)
        ---
        paid = total = 0.0
        for invoice in invoices:
            total += invoice["amount"]
            if invoice["paid"]:
                paid += invoice["amount"]
        return round(paid / total * 100) if invoices else 100
        """,
        lambda r: (_invoices(r),),
    ),
    made(
        "office_work.oldest_unpaid",
        "oldest_unpaid next_to_collect first_unpaid_invoice",
        "invoices: list[dict]",
        "int  |  None",
        """
        'number' of the unpaid invoice with the earliest 'due', the larger 'amount' on ties, or None.
        oldest open invoice number
        Among {invoices} not 'paid' find the first due date (ISO); equal dates: the higher amount; none: None.
        Which invoice should be collected first? Earliest due, then largest amount; None if all are paid.
        Number of the unpaid invoice with minimal (due, -amount), or None.
        """,
        """
        unpaid = [invoice for invoice in invoices if not invoice["paid"]]
        if not unpaid:
            return None
        return min(unpaid, key=lambda i: (i["due"], -i["amount"]))["number"]
        ---
        best = None
        for invoice in invoices:
            if invoice["paid"]:
                continue
            key = (invoice["due"], -invoice["amount"])
            if best is None or key < best[0]:
                best = (key, invoice["number"])
        return best[1] if best else None
        """,
        lambda r: (_invoices(r),),
    ),
    made(
        "office_work.match_payment",
        "match_payment find_invoice_for_payment assign_payment",
        "text: str; amount: float; invoices: dict[str, float]",
        "str",
        """
        Match a payment to {invoices} (number to amount): "paid N" if {text} names N and the {amount} fits.
        result of matching a bank transfer: paid, check or unknown
        If an invoice number is in {text}: "paid N" for an equal {amount}, else "check N"; or "unknown".
        Which invoice was paid? The first number found in {text} (case ignored); another amount needs a check.
        "paid NUMBER", "check NUMBER" when the amount differs, or "unknown" when no number is mentioned.
        """,
        """
        for number, due in invoices.items():
            if number.lower() in text.lower():
                return f"paid {number}" if amount == due else f"check {number}"
        return "unknown"
        ---
        found = [number for number in invoices if number.upper() in text.upper()]
        if not found:
            return "unknown"
        state = "paid" if invoices[found[0]] == amount else "check"
        return state + " " + found[0]
        """,
        lambda r: (
            r.choice(("inv-101", "INV-102 thanks", "hello", "for INV-101", "pays inv-102 and inv-101")),
            float(r.choice((50, 75))),
            r.choice(({"INV-101": 50.0, "INV-102": 75.0}, {"INV-101": 75.0}, {"INV-102": 50.0})),
        ),
    ),
    made(
        "office_work.vat_number",
        "is_vat_number valid_vat_id looks_like_vat",
        "text: str",
        "bool",
        """
        Check a VAT number: spaces aside, two letters followed by 8 to 10 letters or digits, case ignored.
        plausible VAT id (country code plus 8-10 characters)
        Remove spaces; the first two characters must be letters, the others 8 to 10 letters or digits.
        Does the {text} look like a VAT id? Country letters and 8, 9 or 10 alphanumeric characters.
        True for e.g. "DE123456789" or "atu 12345678", False for other lengths and characters.
        """,
        """
        import re

        compact = text.replace(" ", "")
        return re.fullmatch(r"[A-Za-z]{2}[A-Za-z0-9]{8,10}", compact) is not None
        ---
        compact = text.replace(" ", "").upper()
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        if not 10 <= len(compact) <= 12:
            return False
        return all(c in letters for c in compact[:2]) and all(c in letters + "0123456789" for c in compact)
        """,
        lambda r: (
            r.choice(
                (
                    "DE123456789",
                    "de 123 456 789",
                    "ATU12345678",
                    "FR12",
                    "D1234567890",
                    "DE12345678901",
                    "DE1234567A",
                    "",
                )
            ),
        ),
    ),
)
